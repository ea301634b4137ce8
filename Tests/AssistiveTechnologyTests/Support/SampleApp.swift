import AccessibilityTree

/// A screen whose elements and answers a test decides.
@MainActor
final class SampleApp: AccessibleApp {
  /// What is on the screen.
  var tree: AccessibilityTree
  /// What the app does when asked; the result tells whether it answered.
  var answer: (AccessibilityAction, ElementID) -> Bool = { _, _ in false }
  /// What the app does when a place is touched; the result tells whether it answered.
  var touchAnswer: (AccessibilityAction, Point) -> Bool = { _, _ in false }
  /// What a search of the app's rotors finds.
  var results: (Int, ElementID, CustomRotor.Direction) -> ElementID? = { _, _, _ in nil }
  /// What the app's own keys do; the result tells what answered.
  var keys: (KeyStroke, KeyStroke.Turn) -> KeyStroke.Answer? = { _, _ in nil }
  /// What the app does when the focus arrives at an element.
  var arrival: (ElementID) -> Void = { _ in }
  /// Notifications nobody has taken yet.
  var posted: [AccessibilityNotification] = []
  /// Every action asked for, with its element.
  private(set) var asked: [String] = []
  /// Every place that was touched.
  private(set) var touches: [Point] = []
  /// Every move of the focus.
  private(set) var moves: [String] = []

  init(_ nodes: [AccessibilityNode]) {
    tree = AccessibilityTree(nodes: nodes)
  }

  /// Shows elements from top to bottom, numbered from one.
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

  /// Changes the elements of the screen, whatever containers they are in.
  func change(_ number: Int, _ edit: (inout AccessibilityElement) -> Void) {
    tree.nodes = tree.nodes.map { $0.editing(ElementID(number), edit) }
  }

  /// Removes elements that stand in no container.
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
