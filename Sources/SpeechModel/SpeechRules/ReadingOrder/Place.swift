public import AccessibilityTree

/// Where an element stands: the containers around it and what they add to its text.
public struct Place: Hashable, Codable, Sendable {
  /// The containers around the element, the outermost first.
  public var containers: [AccessibilityContainer]
  /// What the outermost container that counts its elements says of this one.
  public var context: Context?

  /// Creates a place.
  public init(containers: [AccessibilityContainer] = [], context: Context? = nil) {
    self.containers = containers
    self.context = context
  }

  /// What a container adds to the text of one of its elements.
  public enum Context: Hashable, Codable, Sendable {
    /// One of several that belong together, such as a segment; the index starts at one.
    case series(index: Int, count: Int)
    /// A tab of a tab bar; the index starts at one.
    case tab(index: Int, count: Int)
    /// The first element of a list.
    case listStart
    /// The last element of a list.
    case listEnd
    /// The first element of a landmark.
    case landmarkStart
    /// The last element of a landmark.
    case landmarkEnd
    /// A cell of a table.
    case tableCell(TableCell)
  }

  /// Returns the containers that focus enters when it comes here from another place.
  package func containersEntered(from old: Place?) -> [AccessibilityContainer] {
    let left = Set(old?.containers.map { $0.id } ?? [])
    return containers.filter { !left.contains($0.id) }
  }
}

extension AccessibilityContainer {
  /// Returns what the container says of its elements; nothing if it is no provider of contexts.
  ///
  /// Lists and landmarks mark only the first and the last element of an explicit order; without one
  /// they say nothing, and yet no container inside them is heard.
  ///
  /// Of an element that the container does not find again nothing is said, nor of one that stands
  /// deeper than the list. What is listed and cannot be read counts all the same.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  func contexts(for children: [AccessibilityNode]) -> [ElementID: Place.Context]? {
    guard let contexts = placed(children) else { return nil }
    return contexts.filter { !unplaced.contains($0.key) }
  }

  private func placed(_ children: [AccessibilityNode]) -> [ElementID: Place.Context]? {
    switch kind {
    case .group, .semanticGroup:
      nil
    case .series:
      counted(elements(of: children)) { .series(index: $0, count: $1) }
    case .tabBar:
      counted(elements(of: children)) { .tab(index: $0, count: $1) }
    case .tabBarTrait:
      counted(order == .explicit ? members(among: children) : elements(of: children)) {
        .tab(index: $0, count: $1)
      }
    case .list:
      ends(of: members(among: children), start: .listStart, end: .listEnd)
    case .landmark:
      ends(of: members(among: children), start: .landmarkStart, end: .landmarkEnd)
    case .dataTable:
      cells(among: children.flatMap { $0.elements })
    }
  }

  /// The elements of an explicit order, with a gap for whatever is listed and is none.
  private func members(among children: [AccessibilityNode]) -> [AccessibilityElement?] {
    guard !listed.isEmpty else { return children.map { $0.element } }
    var elements: [ElementID: AccessibilityElement] = [:]
    for element in children.compactMap({ $0.element }) where elements[element.id] == nil {
      elements[element.id] = element
    }
    return listed.map { elements[$0] }
  }

  private func elements(of children: [AccessibilityNode]) -> [AccessibilityElement?] {
    children.flatMap { $0.elements.map(Optional.some) }
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

  /// The places of a table's cells; other elements in the table have none.
  private func cells(among elements: [AccessibilityElement]) -> [ElementID: Place.Context] {
    elements.reduce(into: [:]) { contexts, element in
      contexts[element.id] = element.dataTableCell.map { .tableCell(TableCell($0)) }
    }
  }

  private func ends(
    of members: [AccessibilityElement?],
    start: Place.Context,
    end: Place.Context
  ) -> [ElementID: Place.Context] {
    guard order == .explicit else { return [:] }
    var contexts: [ElementID: Place.Context] = [:]
    if case let last?? = members.last { contexts[last.id] = end }
    if case let first?? = members.first { contexts[first.id] = start }
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
    case .container(_, let children): children.flatMap { $0.elements }
    }
  }
}
