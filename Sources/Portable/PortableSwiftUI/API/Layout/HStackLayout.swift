public import Foundation

/// A layout of views beside each other.
public struct HStackLayout {
  /// Where the views stand from top to bottom.
  public var alignment: VerticalAlignment
  /// The space between two views, in points; `nil` for the usual.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: StackArranging {
  var axis: Axis { .horizontal }
  var crossing: CGFloat { alignment.part }
}
