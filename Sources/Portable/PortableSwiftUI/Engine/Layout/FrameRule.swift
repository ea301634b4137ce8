import Foundation

/// A view in an invisible frame of a fixed or limited size.
struct FrameRule: LayoutRule {
  var minimum = ProposedViewSize.unspecified
  var ideal = ProposedViewSize.unspecified
  var maximum = ProposedViewSize.unspecified
  var isFixed = false
  var alignment = Alignment.center

  /// What the child is offered.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: offer(proposal.width, minimum.width, ideal.width, maximum.width),
      height: offer(proposal.height, minimum.height, ideal.height, maximum.height)
    )
  }

  private func offer(
    _ proposed: CGFloat?,
    _ minimum: CGFloat?,
    _ ideal: CGFloat?,
    _ maximum: CGFloat?
  ) -> CGFloat? {
    if isFixed { return ideal ?? proposed }
    guard let proposed = proposed ?? ideal else { return nil }
    return max(minimum ?? 0, min(proposed, maximum ?? .infinity))
  }

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    let inner = children.first?.size(in: offer(proposal)) ?? .zero
    return CGSize(
      width: own(inner.width, proposal.width, minimum.width, ideal.width, maximum.width),
      height: own(inner.height, proposal.height, minimum.height, ideal.height, maximum.height)
    )
  }

  /// The length of the frame itself.
  private func own(
    _ inner: CGFloat,
    _ proposed: CGFloat?,
    _ minimum: CGFloat?,
    _ ideal: CGFloat?,
    _ maximum: CGFloat?
  ) -> CGFloat {
    if isFixed { return ideal ?? inner }
    guard let proposed else { return max(minimum ?? 0, min(ideal ?? inner, maximum ?? .infinity)) }
    let low = minimum ?? min(inner, proposed)
    let high = maximum ?? max(inner, minimum ?? 0)
    let limited = max(low, min(proposed, high))
    if minimum == nil, maximum == nil { return inner }
    return limited.isFinite ? limited : inner
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    // The frame is as large as it is; the child stands in it by the alignment.
    let offered = offer(ProposedViewSize(bounds.size))
    for child in children {
      child.place(at: alignment.origin(of: child.size(in: offered), in: bounds), in: offered)
    }
  }
}
