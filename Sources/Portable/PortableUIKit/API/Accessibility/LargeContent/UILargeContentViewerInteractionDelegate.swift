public import Foundation

/// The object that decides what is shown large; Apple's methods are optional, here they have
/// defaults, and nothing asks them.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Is called when the finger leaves.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  )
  /// Gives the item at a point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Gives the controller on whose screen the item is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UILargeContentViewerInteractionDelegate {
  /// Is called when the finger leaves.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}

  /// Gives nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction,
    itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? {
    nil
  }

  /// Gives an empty controller.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}
