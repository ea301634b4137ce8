public import Foundation

/// What is seen of a view, and where; nothing is shown here.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject {
  /// Where it stands.
  public let target: UIPreviewTarget
  /// The view.
  public let view: UIView
  /// How it looks.
  public let parameters: UIPreviewParameters
  /// Its size, in points.
  open var size: CGSize { view.bounds.size }

  /// Creates a picture at a place.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    self.view = view
    self.parameters = parameters
    self.target = target
    super.init()
  }

  /// Creates a picture where the view is.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a picture where the view is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}
