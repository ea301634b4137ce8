import Foundation

/// A view with others behind or before it, which are offered its size.
struct LayerRule: LayoutRule {
  /// The place of the view among the children.
  let main: Int
  let alignment: Alignment

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    children.indices.contains(main) ? children[main].size(in: proposal) : .zero
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(bounds.size)
    for (index, child) in children.enumerated() {
      if index == main {
        child.place(at: bounds.origin, in: proposal)
      } else {
        child.place(at: alignment.origin(of: child.size(in: offered), in: bounds), in: offered)
      }
    }
  }
}
