public import Foundation

extension UIAccessibility {
  /// Tells Zoom where the user's attention is; nobody listens here.
  @preconcurrency @MainActor
  public static func zoomFocusChanged(
    zoomType type: UIAccessibility.ZoomType,
    toFrame frame: CGRect,
    in view: UIView
  ) {}

  /// Warns the user that the app has gestures of three fingers; nobody listens here.
  @preconcurrency @MainActor
  public static func registerGestureConflictWithZoom() {}
}
