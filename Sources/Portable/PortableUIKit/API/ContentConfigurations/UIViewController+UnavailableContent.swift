import Foundation

extension UIViewController {
  /// Puts what is shown instead of the content upon the view.
  func showUnavailableContent() {
    unavailableView?.removeFromSuperview()
    unavailableView = nil
    guard let configuration = contentUnavailableConfiguration, let view else { return }
    let shown = configuration.makeContentView()
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown)
    unavailableView = shown
  }

  /// Asks for what is shown instead of the content to be decided again.
  @available(iOS 17.0, *)
  public func setNeedsUpdateContentUnavailableConfiguration() {
    updateContentUnavailableConfiguration(
      using: UIContentUnavailableConfigurationState(traitCollection: traitCollection)
    )
  }
}
