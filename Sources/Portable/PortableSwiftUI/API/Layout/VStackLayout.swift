public import Foundation

/// A layout of views one under the other.
public struct VStackLayout {
  /// Where the views stand along the line.
  public var alignment: HorizontalAlignment
  /// The space between two views, in points; `nil` for the usual.
  public var spacing: CGFloat?

  /// Creates the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: StackArranging {
  var axis: Axis { .vertical }
  var crossing: CGFloat { alignment.part }
}
