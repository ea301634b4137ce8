import Foundation

struct ScrollRule: LayoutRule {
  let axes: Axis.Set

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height
    )
  }

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    let content = contentSize(of: children, in: proposal)
    return CGSize(
      width: axes.contains(.horizontal)
        ? proposal.width.map { $0.isFinite ? $0 : content.width } ?? content.width : content.width,
      height: axes.contains(.vertical)
        ? proposal.height.map { $0.isFinite ? $0 : content.height } ?? content.height
        : content.height
    )
  }

  func contentSize(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    children.first?.size(in: offer(proposal)) ?? .zero
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    let content = contentSize(of: children, in: ProposedViewSize(bounds.size))
    for child in children {
      // Content narrower than the view is centered.
      let x = axes.contains(.vertical) ? max(0, (bounds.width - content.width) / 2) : 0
      let y = axes.contains(.vertical) ? 0 : max(0, (bounds.height - content.height) / 2)
      child.place(at: CGPoint(x: x, y: y), in: offer(ProposedViewSize(bounds.size)))
    }
  }
}
