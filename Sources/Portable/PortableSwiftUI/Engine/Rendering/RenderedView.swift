import Foundation
import PortableUIKit

/// The result of rendering a view: a node with layout, a visible surface and accessibility.
///
/// Every rendering creates new nodes. They are matched with the views on the screen by identity.
@MainActor
final class RenderedView {
  let identity: ViewIdentity
  let layout: any LayoutRule
  let children: [RenderedView]
  let surface: (any Surface)?
  var accessibility: AccessibilityRule
  /// The frame relative to the closest surface that holds children, in points.
  var frame = CGRect.zero
  var layoutHints: LayoutHints
  /// What an app's UIKit view exposes itself, for elements made of it.
  var nativeProperties: (() -> AccessibilityProperties)?
  var deletion: (() -> Void)?
  var hidden: [RenderedView] = []
  private var sizes: [ProposedViewSize: CGSize] = [:]

  init(
    _ context: RenderContext,
    layout: any LayoutRule,
    children: [RenderedView] = [],
    surface: (any Surface)? = nil,
    accessibility: AccessibilityRule = .children
  ) {
    identity = context.identity
    self.layout = layout
    self.children = children
    self.surface = surface
    self.accessibility = accessibility
    layoutHints = children.count == 1 ? children[0].layoutHints : LayoutHints()
    if children.count == 1 { deletion = children[0].deletion }
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = layout.size(of: children, in: proposal)
    sizes[proposal] = size
    return size
  }

  func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(in: proposal))
    let containsChildren = surface?.containsChildren ?? false
    let bounds = containsChildren ? CGRect(origin: .zero, size: frame.size) : frame
    layout.place(children, in: bounds, proposal: proposal)
    for view in hidden { view.place(at: bounds.origin, in: ProposedViewSize(bounds.size)) }
  }

  func changed(_ change: @escaping (inout AccessibilityProperties) -> Void) -> RenderedView {
    let context = RenderContext(
      identity: identity.entering(.part("changed")),
      environment: EnvironmentValues(),
      pass: RenderPass(graph: ViewGraph {})
    )
    return RenderedView(
      context,
      layout: PassThroughRule(),
      children: [self],
      accessibility: .changed(AccessibilityChange(apply: change))
    )
  }

  /// The first result of a search in the order of reading.
  func first<Found>(_ search: (RenderedView) -> Found?) -> Found? {
    if let found = search(self) { return found }
    // A lazy map that calls this again would search each child several times, at every level.
    for child in children {
      if let found = child.first(search) { return found }
    }
    return nil
  }

  /// Mirrors the frame for right-to-left layouts in an area of a width, in points.
  func mirror(in width: CGFloat) {
    frame.origin.x = width - frame.maxX
    let inner = surface?.containsChildren == true ? frame.width : width
    for child in children { child.mirror(in: inner) }
  }
}
