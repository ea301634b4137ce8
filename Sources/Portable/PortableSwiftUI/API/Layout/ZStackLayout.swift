public import Foundation

/// A layout of views one above the other.
public struct ZStackLayout {
  /// Where the views stand.
  public var alignment: Alignment

  /// Creates the layout.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout: Layout {
  /// The size of the largest view.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).max() ?? 0
    )
  }

  /// Puts the views one above the other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let offer = ProposedViewSize(bounds.size)
    for subview in subviews {
      let origin = alignment.origin(of: subview.sizeThatFits(offer), in: bounds)
      subview.place(at: origin, proposal: offer)
    }
  }
}
