public import Foundation

public struct AnyLayout {
  private let layout: any Layout

  public init<L: Layout>(_ layout: L) { self.layout = layout }
}

extension AnyLayout: Layout {
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize { ArrangedRule(layout: layout).size(of: subviews.views, in: proposal) }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) { ArrangedRule(layout: layout).place(subviews.views, in: bounds, proposal: proposal) }
}

public struct HStackLayout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension HStackLayout: StackArranging {
  var axis: Axis { .horizontal }
  var crossAlignment: CGFloat { alignment.part }
}

public struct VStackLayout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
}

extension VStackLayout: StackArranging {
  var axis: Axis { .vertical }
  var crossAlignment: CGFloat { alignment.part }
}

public struct ZStackLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: Layout {
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let offer = ProposedViewSize(bounds.size)
    for subview in subviews {
      let origin = alignment.origin(of: subview.sizeThatFits(offer), in: bounds)
      subview.place(at: origin, proposal: offer)
    }
  }
}
