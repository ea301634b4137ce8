import Foundation

/// Space around a view.
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
