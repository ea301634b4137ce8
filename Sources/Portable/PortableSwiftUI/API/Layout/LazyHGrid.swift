public import Foundation

/// Views in rows, column by column.
public struct LazyHGrid<Content> {
  let rows: Int
  let spacing: CGFloat
  let content: Content
}

extension LazyHGrid: View where Content: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Puts views into rows.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    self.init(rows: max(1, rows.count), spacing: spacing ?? 8, content: content())
  }
}

extension LazyHGrid: PrimitiveView where Content: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let inner = context.setting(\.stackAxis, to: nil).entering(.content)
    let cells = content.rendered(in: inner)
    let columns = stride(from: 0, to: cells.count, by: rows).map { start in
      RenderedView(
        context.entering(.index(start)),
        layout: ArrangedRule(layout: VStackLayout(spacing: 8)),
        children: Array(cells[start..<min(start + rows, cells.count)])
      )
    }
    return [
      RenderedView(
        context,
        layout: ArrangedRule(layout: HStackLayout(alignment: .top, spacing: spacing)),
        children: columns
      )
    ]
  }
}
