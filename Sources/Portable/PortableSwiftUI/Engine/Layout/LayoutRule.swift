import Foundation

/// Measures a view and places its children.
///
/// The counterpart of SwiftUI's public `Layout` for the library's own views.
@MainActor
protocol LayoutRule {
  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize)
}

struct LeafRule: LayoutRule {
  let measure: @MainActor (ProposedViewSize) -> CGSize

  /// A view that takes the space it is offered, or 10 points where none is.
  static let flexible = LeafRule { $0.replacingUnspecifiedDimensions() }

  static func fixed(_ size: CGSize) -> LeafRule { LeafRule { _ in size } }

  static func line(height: CGFloat) -> LeafRule {
    LeafRule { CGSize(width: $0.replacingUnspecifiedDimensions().width, height: height) }
  }

  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    measure(proposal)
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {}
}

/// A view with layers behind or in front of it, which are offered its size.
struct LayerRule: LayoutRule {
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

struct PassThroughRule: LayoutRule {
  func size(of children: [RenderedView], in proposal: ProposedViewSize) -> CGSize {
    children.first?.size(in: proposal) ?? .zero
  }

  func place(_ children: [RenderedView], in bounds: CGRect, proposal: ProposedViewSize) {
    for child in children { child.place(at: bounds.origin, in: proposal) }
  }
}

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
