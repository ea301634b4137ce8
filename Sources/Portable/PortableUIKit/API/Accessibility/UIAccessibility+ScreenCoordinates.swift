public import Foundation

extension UIAccessibility {
  /// Converts a rectangle of a view to the coordinates of the screen, in points.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Converts a path of a view to the coordinates of the screen.
  @preconcurrency @MainActor
  public static func convertToScreenCoordinates(
    _ path: UIBezierPath,
    in view: UIView
  ) -> UIBezierPath {
    UIBezierPath(rect: view.convert(path.bounds, to: nil))
  }
}
