public import AccessibilityTree

/// The position of an element: the containers around it and what they add to its speech.
public struct Place: Hashable, Codable, Sendable {
  /// The containers around the element, the outermost first.
  public var containers: [AccessibilityContainer]
  /// What the outermost container that counts its elements adds for this one.
  public var context: Context?

  /// Creates a position.
  public init(containers: [AccessibilityContainer] = [], context: Context? = nil) {
    self.containers = containers
    self.context = context
  }

  /// What a container adds to the speech of one of its elements.
  public enum Context: Hashable, Codable, Sendable {
    /// One of several elements that belong together, such as a segment; the index starts at 1.
    case series(index: Int, count: Int)
    /// A tab in a tab bar; the index starts at 1.
    case tab(index: Int, count: Int)
    /// The first element of a list.
    case listStart
    /// The last element of a list.
    case listEnd
    /// The first element of a landmark.
    case landmarkStart
    /// The last element of a landmark.
    case landmarkEnd
    /// A cell of a data table.
    case tableCell(TableCell)
  }

  /// Returns the containers that the focus enters when it arrives from another position.
  package func containersEntered(from old: Place?) -> [AccessibilityContainer] {
    let left = Set(old?.containers.map { $0.id } ?? [])
    return containers.filter { !left.contains($0.id) }
  }
}

extension AccessibilityContainer {
  /// Returns what the container adds to each of its elements, or `nil` if it never adds anything.
  ///
  /// Lists and landmarks only mark the first and the last element of an explicit order. Without one
  /// they add nothing, yet they still suppress what containers inside them would add.
  ///
  /// Nothing is added to elements for which the container returns no index, or that are deeper than
  /// its list. What it lists counts even if it can't be read.
  ///
  /// Source: AccessibilitySnapshot; certainty A.
  func contexts(for children: [AccessibilityNode]) -> [ElementID: Place.Context]? {
    guard let contexts = placed(children) else { return nil }
    return contexts.filter { !elementsWithoutIndex.contains($0.key) }
  }

  private func placed(_ children: [AccessibilityNode]) -> [ElementID: Place.Context]? {
    switch kind {
    case .group, .semanticGroup, .webLandmark:
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

  /// The elements of an explicit order, with `nil` for listed objects that aren't elements.
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

  /// The positions of a table's cells; other elements in the table have none.
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
