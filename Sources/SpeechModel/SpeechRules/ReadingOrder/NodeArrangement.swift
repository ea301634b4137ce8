package import AccessibilityTree

/// The arrangement of a tree's nodes in reading order, level by level.
package struct NodeArrangement: Sendable {
  private let order: GeometricOrder

  /// Creates the arrangement for a screen.
  package init(_ tree: AccessibilityTree) {
    order = GeometricOrder(tree)
  }

  /// Returns the nodes of the screen with every level in reading order and empty containers gone.
  package func arranged(_ nodes: [AccessibilityNode]) -> [AccessibilityNode] {
    arranged(nodes, as: .geometric, insideTabs: false)
  }

  private func arranged(
    _ nodes: [AccessibilityNode],
    as rule: AccessibilityContainer.Order,
    insideTabs: Bool
  ) -> [AccessibilityNode] {
    let placed = nodes.compactMap { node in
      place(of: node, insideTabs: insideTabs).map { (node: node, place: $0) }
    }
    let sorted = rule == .explicit ? placed.map { $0.node } : order.sorted(placed)
    return sorted.map { node in
      guard case .container(let container, let children) = node else { return node }
      let insideTabs = insideTabs || container.kind == .tabBarTrait
      return .container(
        container,
        children: arranged(children, as: container.order, insideTabs: insideTabs)
      )
    }
  }

  /// Returns the top left corner that decides where a node is read; nothing for an empty container.
  ///
  /// A container is placed by the member that the geometric rule reads first, not by its frame. The
  /// exception, a container with an explicit order inside a view with the tab bar trait, is placed
  /// by its own frame.
  private func place(of node: AccessibilityNode, insideTabs: Bool) -> Point? {
    switch node {
    case .element(let element):
      return Point(x: element.frame.x, y: element.frame.y)
    case .container(let container, let children):
      let inside = insideTabs || container.kind == .tabBarTrait
      let first = order.first(of: children.compactMap { place(of: $0, insideTabs: inside) })
      guard first != nil, insideTabs, container.order == .explicit else { return first }
      return Point(x: container.frame.x, y: container.frame.y)
    }
  }
}

/// The rule by which two places on a screen are read one after the other.
///
/// Two places less than a threshold apart vertically are in one row and are read along the line;
/// otherwise the upper one comes first. Only top left corners count. Because of the threshold the
/// relation is not transitive.
///
/// Source: AccessibilitySnapshot, confirmed by its reference images; certainty A.
struct GeometricOrder: Sendable {
  /// The least vertical distance between two rows, in points: 8 on a phone, 13 elsewhere.
  let rowDistance: Double
  /// The direction in which a row is read.
  let direction: AccessibilityTree.LayoutDirection

  /// Creates the rule for a screen.
  init(_ tree: AccessibilityTree) {
    rowDistance = tree.device == .phone ? 8 : 13
    direction = tree.direction
  }

  /// Tells whether the first place is read before the second.
  func precedes(_ first: Point, _ second: Point) -> Bool {
    if abs(first.y - second.y) >= rowDistance { return first.y < second.y }
    return switch direction {
    case .leftToRight: first.x < second.x
    case .rightToLeft: first.x > second.x
    }
  }

  /// Returns the place that no other one precedes, the earliest listed if several qualify.
  func first(of places: [Point]) -> Point? {
    places.min(by: precedes)
  }

  /// Returns nodes in the order of their places; equal ones keep their order.
  ///
  /// An insertion sort: stable, and safe with a relation that is not transitive, for which the
  /// standard library promises nothing.
  func sorted(_ placed: [(node: AccessibilityNode, place: Point)]) -> [AccessibilityNode] {
    var sorted: [(node: AccessibilityNode, place: Point)] = []
    sorted.reserveCapacity(placed.count)
    for next in placed {
      var index = sorted.endIndex
      while index > 0, precedes(next.place, sorted[index - 1].place) { index -= 1 }
      sorted.insert(next, at: index)
    }
    return sorted.map { $0.node }
  }
}
