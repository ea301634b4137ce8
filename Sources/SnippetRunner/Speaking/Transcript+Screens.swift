import AccessibilityTree
import AssistiveTechnology

extension Transcript {
  /// The elements that were met, screen by screen; each as it was met first there.
  ///
  /// A screen ends where another one appears or is closed: what has one name on two screens can be
  /// told apart.
  var elementsByScreen: [[AccessibilityElement]] {
    var screens: [[AccessibilityElement]] = [[]]
    for entry in entries {
      switch entry {
      case .event("screen changed", text: _), .event("dismissed", text: _):
        screens.append([])
      case .spoken(_, let element?):
        let last = screens.count - 1
        if !screens[last].contains(where: { $0.id == element.id }) {
          screens[last].append(element)
        }
      case .spoken, .event, .gesture, .shown:
        break
      }
    }
    return screens
  }
}
