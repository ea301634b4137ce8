public import Foundation

/// A layout of any type, so that one can be exchanged for another without views losing their state.
public struct AnyLayout {
  private let layout: any Layout

  /// Takes a layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = layout
  }
}

extension AnyLayout: Layout {
  /// The size that the layout takes.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    ArrangedRule(layout: layout).size(of: subviews.views, in: proposal)
  }

  /// Lets the layout arrange the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    ArrangedRule(layout: layout).place(subviews.views, in: bounds, proposal: proposal)
  }
}
