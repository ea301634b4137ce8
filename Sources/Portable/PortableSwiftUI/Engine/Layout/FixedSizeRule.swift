import Foundation

/// A view that keeps the size it has when nothing is offered, along some axes.
struct FixedSizeRule: LayoutRule {
  let horizontal: Bool
  let vertical: Bool

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width,
      height: vertical ? nil : proposal.height
    )
  }

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    children.first?.size(in: offer(proposal)) ?? .zero
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    for child in children { child.place(at: bounds.origin, in: offer(proposal)) }
  }
}
