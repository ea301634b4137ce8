public import Foundation

/// Views in rows and columns, read row by row.
public struct Grid<Content> {
  let layout: VStackLayout
  let content: Content
}

extension Grid: View where Content: View {
  /// Puts rows below each other.
  ///
  /// Columns are not aligned here: each row stands for itself.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View { ArrangedViews(layout: layout, content: content) }
}

/// A row of a grid.
public struct GridRow<Content> {
  let layout: HStackLayout
  let content: Content
}

extension GridRow: View where Content: View {
  /// Puts views beside each other.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment ?? .center)
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View { ArrangedViews(layout: layout, content: content) }
}

nonisolated extension View {
  /// Lets a cell take the room of several columns; nothing is heard of it.
  public func gridCellColumns(_ count: Int) -> some View { self }
  /// Places the content of a cell; nothing is heard of it.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  /// Aligns a column; nothing is heard of it.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  /// Keeps a cell from making its row or column larger; nothing is heard of it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
