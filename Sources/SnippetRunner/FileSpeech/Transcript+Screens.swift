import AccessibilityTree
import AssistiveTechnology

extension Transcript {
  /// The elements that were met, screen by screen; each as it was met first there.
  ///
  /// A screen ends where another one appears or is closed: what has one name on two screens can be
  /// told apart. What was made again at the same place with the same name is met once, as the focus
  /// takes it for the same.
  var elementsByScreen: [[AccessibilityElement]] {
    var screens: [[AccessibilityElement]] = [[]]
    for entry in entries {
      switch entry {
      case .event(let event, _, rule: _, parts: _) where event.leavesScreen:
        screens.append([])
      case .spoken(_, let element?):
        let last = screens.count - 1
        let isKnown = screens[last].contains { known in
          known.id == element.id || known.isSame(as: element)
        }
        if !isKnown {
          screens[last].append(element)
        }
      case .spoken, .event, .command, .shown:
        break
      }
    }
    return screens
  }
}

extension AccessibilityElement {
  /// Whether another element has the same name and place: what came there instead of it.
  fileprivate func isSame(as element: AccessibilityElement) -> Bool {
    label == element.label && (frame == element.frame || frame.intersects(element.frame))
  }
}
