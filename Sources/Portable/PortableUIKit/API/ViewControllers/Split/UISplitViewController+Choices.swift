public import Foundation

extension UISplitViewController {
  /// The width the system chooses, in points.
  public static let automaticDimension: CGFloat = -1
}
