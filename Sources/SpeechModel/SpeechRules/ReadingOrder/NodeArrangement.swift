package import AccessibilityTree

/// Sorts the nodes of a tree into reading order, level by level.
package struct NodeArrangement: Sendable {
  private let order: GeometricOrder

  package init(_ tree: AccessibilityTree) {
    order = GeometricOrder(tree)
  }

  /// Returns the nodes with every level in reading order, without empty containers.
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

  /// Returns the top left corner that decides when a node is read; `nil` for an empty container.
  ///
  /// A container takes the position of the member that is read first, not of its frame. The
  /// exception is a container with an explicit order inside a view with the tab bar trait: its
  /// frame decides.
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

/// The rule that orders two positions on the screen.
///
/// Positions whose vertical distance is less than a threshold are in one row and are read along the
/// row; otherwise the upper one comes first. Only top left corners count. Because of the threshold,
/// the relation isn't transitive.
///
/// Source: AccessibilitySnapshot, confirmed by its reference images; certainty A.
struct GeometricOrder: Sendable {
  /// The minimum vertical distance between two rows, in points: 8 on a phone, 13 elsewhere.
  let rowDistance: Double
  let direction: AccessibilityTree.LayoutDirection

  init(_ tree: AccessibilityTree) {
    rowDistance = tree.device == .phone ? 8 : 13
    direction = tree.direction
  }

  func precedes(_ first: Point, _ second: Point) -> Bool {
    if abs(first.y - second.y) >= rowDistance { return first.y < second.y }
    return switch direction {
    case .leftToRight: first.x < second.x
    case .rightToLeft: first.x > second.x
    }
  }

  /// Returns the position that no other precedes, or the earliest in the list if several qualify.
  func first(of places: [Point]) -> Point? {
    places.min(by: precedes)
  }

  /// Returns nodes in the order of their positions; equal ones keep their order.
  ///
  /// An insertion sort is stable and terminates although the relation isn't transitive. The
  /// standard library requires a strict weak ordering.
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
