import Foundation
import PortableUIKit

/// What a view comes to: a place in layout, what is seen there and what is said of it.
///
/// A rendering makes new ones each time; they are compared with what is on the screen by identity.
@MainActor
final class RenderedView {
  let identity: ViewIdentity
  let layout: any LayoutRule
  let children: [RenderedView]
  /// What is seen; `nil` for what only arranges others.
  let surface: (any Surface)?
  /// What assistive technologies find here.
  var accessibility: AccessibilityRule
  /// The area in the coordinates of the closest surface that holds others, in points.
  var frame = CGRect.zero
  /// How the view wants to be treated by what is around it.
  var wishes: LayoutWishes
  /// What a view of UIKit that an app made says of itself, for elements that are made of it.
  var ownFacts: (() -> AccessibilityFacts)?
  /// What deletes the element of a collection that the view stands for.
  var deletion: (() -> Void)?
  /// Views that only assistive technologies meet, in the area of this one.
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
    wishes = children.count == 1 ? children[0].wishes : LayoutWishes()
    if children.count == 1 { deletion = children[0].deletion }
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    if let size = sizes[proposal] { return size }
    let size = layout.size(of: children, in: proposal)
    sizes[proposal] = size
    return size
  }

  /// Takes a place, and gives the children theirs.
  func place(at origin: CGPoint, in proposal: ProposedViewSize) {
    frame = CGRect(origin: origin, size: size(in: proposal))
    let holdsChildren = surface?.holdsChildren ?? false
    let bounds = holdsChildren ? CGRect(origin: .zero, size: frame.size) : frame
    layout.place(children, in: bounds, proposal: proposal)
    for view in hidden { view.place(at: bounds.origin, in: ProposedViewSize(bounds.size)) }
  }
}

extension RenderedView {
  func changed(_ change: @escaping (inout AccessibilityFacts) -> Void) -> RenderedView {
    let place = RenderContext(
      identity: identity.entering(.part("changed")),
      environment: EnvironmentValues(),
      pass: RenderPass(graph: ViewGraph {})
    )
    return RenderedView(
      place,
      layout: PassThroughRule(),
      children: [self],
      accessibility: .changed(AccessibilityChange(apply: change))
    )
  }

  /// Lets the line begin at the right in an area of a width, in points.
  func mirror(in width: CGFloat) {
    frame.origin.x = width - frame.maxX
    let inner = surface?.holdsChildren == true ? frame.width : width
    for child in children { child.mirror(in: inner) }
  }
}
