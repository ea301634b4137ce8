public import Foundation

/// A column or row of a lazy grid.
public struct GridItem: Sendable {
  /// How wide it is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// What is left, within bounds in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, each at least so many points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is.
  public var size: Size
  /// The space after it, in points; `nil` for the usual 8.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, row by row.
public struct LazyVGrid<Content> {
  let layout: ColumnLayout
  let content: Content
}

extension LazyVGrid: View where Content: View {
  /// Puts views into columns.
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

  /// What the view is made of.
  public var body: some View { ArrangedViews(layout: layout, content: content) }
}

/// A layout of views in columns of equal width, row by row.
struct ColumnLayout {
  let columns: [GridItem]
  let spacing: CGFloat
}

extension ColumnLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
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

  /// How many columns there are, and how wide each is, in points.
  private func columns(in width: CGFloat) -> (count: Int, width: CGFloat) {
    var count = max(1, columns.count)
    if case .adaptive(let minimum, _)? = columns.first?.size {
      count = max(1, Int((width + spacing) / (minimum + spacing)))
    }
    if case .fixed(let fixed)? = columns.first?.size { return (count, fixed) }
    return (count, max(0, (width - spacing * CGFloat(count - 1)) / CGFloat(count)))
  }

  @MainActor
  private func rowHeights(_ subviews: Subviews, width: CGFloat) -> [CGFloat] {
    let (count, column) = columns(in: width)
    return stride(from: 0, to: subviews.count, by: count).map { start in
      subviews[start..<min(start + count, subviews.count)]
        .map { $0.sizeThatFits(ProposedViewSize(width: column, height: nil)).height }
        .max() ?? 0
    }
  }
}
