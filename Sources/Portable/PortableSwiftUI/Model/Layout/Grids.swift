public import Foundation

public struct Grid<Content> {
  let layout: VStackLayout
  let content: Content
}

extension Grid: View where Content: View {
  /// Creates a grid of rows below each other.
  ///
  /// Columns aren't aligned here: each row is laid out by itself.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment.horizontal, spacing: verticalSpacing)
    self.content = content()
  }

  public var body: some View { ArrangedViews(layout: layout, content: content) }
}

public struct GridRow<Content> {
  let layout: HStackLayout
  let content: Content
}

extension GridRow: View where Content: View {
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    layout = HStackLayout(alignment: alignment ?? .center)
    self.content = content()
  }

  public var body: some View { ArrangedViews(layout: layout, content: content) }
}

nonisolated extension View {
  public func gridCellColumns(_ count: Int) -> some View { self }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}

public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

public struct LazyVGrid<Content> {
  let layout: ColumnLayout
  let content: Content
}

extension LazyVGrid: View where Content: View {
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = ColumnLayout(columns: columns, spacing: spacing ?? 8)
    self.content = content()
  }

  public var body: some View { ArrangedViews(layout: layout, content: content) }
}

struct ColumnLayout {
  let columns: [GridItem]
  let spacing: CGFloat
}

extension ColumnLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
    let heights = rowHeights(subviews, width: width)
    let height = heights.reduce(0, +) + spacing * CGFloat(max(0, heights.count - 1))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let (count, width) = columns(in: bounds.width)
    var y = bounds.minY
    for (row, height) in rowHeights(subviews, width: bounds.width).enumerated() {
      for column in 0..<count where row * count + column < subviews.count {
        let cell = CGRect(
          x: bounds.minX + CGFloat(column) * (width + spacing),
          y: y,
          width: width,
          height: height
        )
        let subview = subviews[row * count + column]
        let offer = ProposedViewSize(width: width, height: height)
        let origin = Alignment.center.origin(of: subview.sizeThatFits(offer), in: cell)
        subview.place(at: origin, proposal: offer)
      }
      y += height + spacing
    }
  }

  private func columns(in width: CGFloat) -> (count: Int, width: CGFloat) {
    var count = max(1, columns.count)
    if case .adaptive(let minimum, _)? = columns.first?.size {
      count = max(1, Int((width + spacing) / (minimum + spacing)))
    }
    if case .fixed(let fixed)? = columns.first?.size { return (count, fixed) }
    return (count, max(0, (width - spacing * CGFloat(count - 1)) / CGFloat(count)))
  }

  @MainActor private func rowHeights(_ subviews: Subviews, width: CGFloat) -> [CGFloat] {
    let (count, column) = columns(in: width)
    return stride(from: 0, to: subviews.count, by: count).map { start in
      subviews[start..<min(start + count, subviews.count)]
        .map { $0.sizeThatFits(ProposedViewSize(width: column, height: nil)).height }
        .max() ?? 0
    }
  }
}

public struct LazyHGrid<Content> {
  let rows: Int
  let spacing: CGFloat
  let content: Content
}

extension LazyHGrid: View where Content: View {
  public typealias Body = Never

  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) { self.init(rows: max(1, rows.count), spacing: spacing ?? 8, content: content()) }
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
