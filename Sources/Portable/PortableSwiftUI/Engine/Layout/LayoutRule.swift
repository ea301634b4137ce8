import Foundation

/// How large a view is, and where its children stand.
@MainActor
protocol LayoutRule {
  /// The size taken of a size that is offered, in points.
  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize

  /// Gives the children their places in an area, in points.
  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize)
}

/// A view without children, which measures itself.
struct LeafRule: LayoutRule {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// A view that takes what it is offered, and 10 points where nothing is.
  static let flexible = LeafRule { $0.replacingUnspecifiedDimensions() }

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

/// A view that is as large as its only child.
struct PassThroughRule: LayoutRule {
  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    children.first?.size(in: proposal) ?? .zero
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    for child in children { child.place(at: bounds.origin, in: proposal) }
  }
}

/// Views that a layout of the library or of an app arranges.
struct ArrangedRule: LayoutRule {
  let layout: any Layout

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    size(of: children, in: proposal, by: layout)
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    place(children, in: bounds, proposal: proposal, by: layout)
  }

  private func size<L: Layout>(
    of children: [RenderedView],
    in proposal: ProposedViewSize,
    by layout: L
  ) -> CGSize {
    let subviews = LayoutSubviews(views: children)
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  private func place<L: Layout>(
    _ children: [RenderedView],
    in bounds: CGRect,
    proposal: ProposedViewSize,
    by layout: L
  ) {
    let subviews = LayoutSubviews(views: children)
    var cache = layout.makeCache(subviews: subviews)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// Views that a layout arranges.
struct ArrangedViews<Content: View> {
  let layout: any Layout
  let content: Content
}

extension ArrangedViews: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let inner = context.setting(\.stackAxis, to: (layout as? any StackArranging)?.axis)
    return [
      RenderedView(
        context,
        layout: ArrangedRule(layout: layout),
        children: content.rendered(in: inner.entering(.content))
      )
    ]
  }
}
