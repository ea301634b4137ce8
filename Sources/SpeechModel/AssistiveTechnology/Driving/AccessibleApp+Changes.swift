import AccessibilityTree
import SpeechRules

extension AccessibleApp {
  /// Performs an action on an element.
  ///
  /// A view that changes something and passes the touch on has answered it as well: what changed
  /// is heard.
  ///
  /// - Returns: Whether anything handled it, or the screen changed and still has the element.
  func answers(_ action: AccessibilityAction, on element: ElementID) -> Bool {
    guard [.activate, .doubleTap, .longPress].contains(action) else {
      return perform(action, on: element)
    }
    let former = currentTree()
    if perform(action, on: element) { return true }
    let tree = currentTree()
    return tree != former && ReadingOrder(tree).index(at: element) != nil
  }
}
