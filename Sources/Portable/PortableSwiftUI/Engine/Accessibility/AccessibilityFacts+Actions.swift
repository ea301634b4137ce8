import PortableUIKit

extension AccessibilityFacts {
  /// The commands that are chosen by their names, as UIKit has them; `nil` where there is none.
  @MainActor
  var namedActions: [UIAccessibilityCustomAction]? {
    let named = actions.compactMap { action -> UIAccessibilityCustomAction? in
      guard case .named(let name) = action.kind else { return nil }
      return UIAccessibilityCustomAction(name: name) { _ in
        action.perform()
        return true
      }
    }
    return named.isEmpty ? nil : named
  }
}
