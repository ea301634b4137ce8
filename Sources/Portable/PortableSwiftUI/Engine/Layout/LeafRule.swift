import Foundation

/// A view without children, which measures itself.
struct LeafRule: LayoutRule {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// A view that takes what it is offered, and 10 points where nothing is.
  static let flexible = LeafRule { $0.replacingUnspecifiedDimensions() }

  /// A view of one size.
  static func fixed(_ size: CGSize) -> LeafRule { LeafRule { _ in size } }

  /// A view of one height that is as wide as it is offered.
  static func line(height: CGFloat) -> LeafRule {
    LeafRule { CGSize(width: $0.replacingUnspecifiedDimensions().width, height: height) }
  }

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    measure(proposal)
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {}
}
