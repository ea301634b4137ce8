import Foundation

/// A view that keeps the relation of its width to its height.
struct AspectRatioRule: LayoutRule {
  /// Width by height; `nil` for that of the view.
  let ratio: CGFloat?
  let isFilling: Bool

  private func offer(_ children: [RenderedView], _ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let child = children.first else { return proposal }
    let natural = child.size(in: .unspecified)
    let own = natural.height > 0 ? natural.width / natural.height : 1
    let ratio = ratio ?? own
    guard ratio > 0, proposal.width != nil || proposal.height != nil else { return proposal }
    let width = proposal.width ?? .infinity
    let height = proposal.height ?? .infinity
    let isByWidth = isFilling ? width / ratio > height : width / ratio < height
    if height.isInfinite || (isByWidth && width.isFinite) {
      return ProposedViewSize(width: width, height: width / ratio)
    }
    return ProposedViewSize(width: height * ratio, height: height)
  }

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    children.first?.size(in: offer(children, proposal)) ?? .zero
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    let offered = offer(children, proposal)
    for child in children { child.place(at: bounds.origin, in: offered) }
  }
}
