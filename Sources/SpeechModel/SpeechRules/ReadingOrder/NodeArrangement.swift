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
