import Foundation

/// How large a view is, and where its children stand.
@MainActor
protocol LayoutRule {
  /// The size taken of a size that is offered, in points.
  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize

  /// Gives the children their places in an area, in points.
  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize)
}
