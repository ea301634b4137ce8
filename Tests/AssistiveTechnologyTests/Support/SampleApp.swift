import AccessibilityTree

/// An app whose elements and responses a test decides.
@MainActor
final class SampleApp: AccessibleApp {
  var tree: AccessibilityTree
  /// Returns whether the app handles an action on an element.
  var answer: (AccessibilityAction, ElementID) -> Bool = { _, _ in false }
  /// Returns whether the app handles an action at a point.
  var touchAnswer: (AccessibilityAction, Point) -> Bool = { _, _ in false }
  var results: (Int, ElementID, CustomRotor.Direction) -> ElementID? = { _, _, _ in nil }
  /// Returns how the app responds to a key, if it handles it.
  var keys: (KeyStroke, KeyStroke.Turn) -> KeyStroke.Answer? = { _, _ in nil }
  /// Called when the focus arrives at an element.
  var arrival: (ElementID) -> Void = { _ in }
  /// The notifications that no technology has taken yet.
  var posted: [AccessibilityNotification] = []
  /// Every requested action, with its element.
  private(set) var asked: [String] = []
  private(set) var touches: [Point] = []
  private(set) var moves: [String] = []

  init(_ nodes: [AccessibilityNode]) {
    tree = AccessibilityTree(nodes: nodes)
  }

  /// Creates an app that shows elements from top to bottom, numbered from 1.
  convenience init(elements: [AccessibilityElement]) {
    self.init(elements.stacked)
  }

  func currentTree() -> AccessibilityTree { tree }

  func perform(_ action: AccessibilityAction, on element: ElementID) -> Bool {
    asked.append("\(action) \(element.number)")
    return answer(action, element)
  }

  func perform(_ action: AccessibilityAction, at point: Point) -> Bool {
    touches.append(point)
    return touchAnswer(action, point)
  }

  func search(
    _ rotor: Int,
    of element: ElementID,
    from current: ElementID,
    _ direction: CustomRotor.Direction
  ) -> ElementID? {
    results(rotor, current, direction)
  }

  func press(
    _ keys: KeyStroke,
    at element: ElementID?,
    _ turn: KeyStroke.Turn
  ) -> KeyStroke.Answer? { self.keys(keys, turn) }

  func focusMoved(from old: ElementID?, to new: ElementID?) {
    moves.append("\(old.map { "\($0.number)" } ?? "–") to \(new.map { "\($0.number)" } ?? "–")")
    if let new { arrival(new) }
  }

  func takeNotifications() -> [AccessibilityNotification] {
    defer { posted = [] }
    return posted
  }

  /// Changes an element of the screen, at any depth.
  func change(_ number: Int, _ edit: (inout AccessibilityElement) -> Void) {
    tree.nodes = tree.nodes.map { $0.editing(ElementID(number), edit) }
  }

  /// Removes elements that aren't in a container.
  func remove(_ numbers: Int...) {
    tree.nodes.removeAll { node in
      guard case .element(let element) = node else { return false }
      return numbers.contains(element.id.number)
    }
  }
}

extension AccessibilityNode {
  fileprivate func editing(
    _ id: ElementID,
    _ edit: (inout AccessibilityElement) -> Void
  ) -> AccessibilityNode {
    switch self {
    case .element(var element):
      if element.id == id { edit(&element) }
      return .element(element)
    case .container(let container, let children):
      return .container(container, children: children.map { $0.editing(id, edit) })
    }
  }
}
