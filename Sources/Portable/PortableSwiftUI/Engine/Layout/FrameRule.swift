import Foundation

struct FrameRule: LayoutRule {
  var minimum = ProposedViewSize.unspecified
  var ideal = ProposedViewSize.unspecified
  var maximum = ProposedViewSize.unspecified
  var isFixed = false
  var alignment = Alignment.center

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
    // The frame keeps its size; the child is aligned in it.
    let offered = offer(ProposedViewSize(bounds.size))
    for child in children {
      child.place(at: alignment.origin(of: child.size(in: offered), in: bounds), in: offered)
    }
  }
}

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

struct AspectRatioRule: LayoutRule {
  /// Width divided by height; `nil` for the view's own ratio.
  let ratio: CGFloat?
  let isFilling: Bool

  private func offer(_ children: [RenderedView], _ proposal: ProposedViewSize) -> ProposedViewSize {
    guard let child = children.first else { return proposal }
    let natural = child.size(in: .unspecified)
    let naturalRatio = natural.height > 0 ? natural.width / natural.height : 1
    let ratio = ratio ?? naturalRatio
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

struct PaddingRule: LayoutRule {
  let insets: EdgeInsets

  private var size: CGSize {
    CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom)
  }

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    let inner = children.first?.size(in: proposal.less(size)) ?? .zero
    return CGSize(width: inner.width + size.width, height: inner.height + size.height)
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    let origin = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    for child in children { child.place(at: origin, in: proposal.less(size)) }
  }
}

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
