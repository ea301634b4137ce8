package import Foundation

/// A group of rows that are no views of their own, for drawings of screens.
@MainActor
package protocol RowGroupShowing: UIView {
  /// The areas of the rows, in the coordinates of the view, in points.
  var rowFrames: [CGRect] { get }
  /// The radius of the surface below the rows, in points; `nil` if they have none.
  var surfaceRadius: CGFloat? { get }
  /// The lines between rows, in the coordinates of the view, in points.
  var separatorFrames: [CGRect] { get }
}
