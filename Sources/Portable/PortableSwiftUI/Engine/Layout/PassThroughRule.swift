import Foundation

/// A view that is as large as its only child.
struct PassThroughRule: LayoutRule {
  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    children.first?.size(in: proposal) ?? .zero
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    for child in children { child.place(at: bounds.origin, in: proposal) }
  }
}
