import AccessibilityTree

extension AccessibilityContainer {
  /// Returns what the container says of its elements; nothing if it is no provider of contexts.
  ///
  /// Lists and landmarks mark only the first and the last element of an explicit order; without one
  /// they say nothing, and yet no container inside them is heard.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  func contexts(for children: [AccessibilityNode]) -> [ElementID: Place.Context]? {
    switch kind {
    case .group, .semanticGroup:
      nil
    case .series:
      counted(children.flatMap(\.elements)) { .series(index: $0, count: $1) }
    case .tabBar:
      counted(children.flatMap(\.elements)) { .tab(index: $0, count: $1) }
    case .tabBarTrait:
      counted(order == .explicit ? children.map(\.element) : children.flatMap(\.elements)) {
        .tab(index: $0, count: $1)
      }
    case .list:
      ends(of: children, start: .listStart, end: .listEnd)
    case .landmark:
      ends(of: children, start: .landmarkStart, end: .landmarkEnd)
    case .dataTable:
      [:]
    }
  }

  private func counted(
    _ members: [AccessibilityElement?],
    context: (Int, Int) -> Place.Context
  ) -> [ElementID: Place.Context] {
    var contexts: [ElementID: Place.Context] = [:]
    for (offset, member) in members.enumerated() {
      guard let member, contexts[member.id] == nil else { continue }
      contexts[member.id] = context(offset + 1, members.count)
    }
    return contexts
  }

  private func ends(
    of children: [AccessibilityNode],
    start: Place.Context,
    end: Place.Context
  ) -> [ElementID: Place.Context] {
    guard order == .explicit else { return [:] }
    var contexts: [ElementID: Place.Context] = [:]
    if let last = children.last?.element { contexts[last.id] = end }
    if let first = children.first?.element { contexts[first.id] = start }
    return contexts
  }
}

extension AccessibilityNode {
  /// The element, if the node is one.
  fileprivate var element: AccessibilityElement? {
    guard case .element(let element) = self else { return nil }
    return element
  }

  /// The elements of the node at any depth, in their order.
  fileprivate var elements: [AccessibilityElement] {
    switch self {
    case .element(let element): [element]
    case .container(_, let children): children.flatMap(\.elements)
    }
  }
}
