import Foundation

/// Views that a layout of the library or of an app arranges.
struct ArrangedRule: LayoutRule {
  let layout: any Layout

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    size(of: children, in: proposal, by: layout)
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    place(children, in: bounds, proposal: proposal, by: layout)
  }

  private func size<L: Layout>(
    of children: [RenderedView],
    in proposal: ProposedViewSize,
    by layout: L
  ) -> CGSize {
    let subviews = LayoutSubviews(views: children)
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func place<L: Layout>(
    _ children: [RenderedView],
    in bounds: CGRect,
    proposal: ProposedViewSize,
    by layout: L
  ) {
    let subviews = LayoutSubviews(views: children)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
