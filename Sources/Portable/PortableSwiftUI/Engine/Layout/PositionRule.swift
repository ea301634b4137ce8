import Foundation

/// A view whose middle stands at a point of all the room there is.
struct PositionRule: LayoutRule {
  let point: CGPoint

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    let inner = children.first?.size(in: proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: inner)
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    for child in children {
      let size = child.size(in: proposal)
      let origin = CGPoint(
        x: bounds.minX + point.x - size.width / 2,
        y: bounds.minY + point.y - size.height / 2
      )
      child.place(at: origin, in: proposal)
    }
  }
}
