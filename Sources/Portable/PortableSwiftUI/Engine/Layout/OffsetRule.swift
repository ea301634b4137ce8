import Foundation

/// A view that is seen beside its place.
struct OffsetRule: LayoutRule {
  let offset: CGSize

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    children.first?.size(in: proposal) ?? .zero
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    let origin = CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height)
    for child in children { child.place(at: origin, in: proposal) }
  }
}
