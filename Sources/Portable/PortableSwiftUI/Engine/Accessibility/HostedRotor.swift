import PortableUIKit

/// A way through some elements, chosen in the rotor.
struct HostedRotor {
  /// What the rotor is called.
  enum Name {
    /// By an app.
    case own(String)
    /// By the system.
    case system(UIAccessibilityCustomRotor.SystemRotorType)
  }

  /// One stop of the way.
  struct Entry {
    let id: AnyHashable
    let namespace: Namespace.ID?
  }

  let name: Name
  let entries: [Entry]

  /// The rotor of UIKit that goes from entry to entry.
  @MainActor
  func inUIKit(
    finding element: @escaping @MainActor (Entry) -> AccessibleObject?
  ) -> UIAccessibilityCustomRotor {
    let search: UIAccessibilityCustomRotor.Search = { predicate in
      let targets = entries.compactMap(element)
      let current = targets.firstIndex { $0 === predicate.currentItem.targetElement }
      let isForward = predicate.searchDirection == .next
      let next = current.map { isForward ? $0 + 1 : $0 - 1 } ?? (isForward ? 0 : targets.count - 1)
      guard targets.indices.contains(next) else { return nil }
      return UIAccessibilityCustomRotorItemResult(targetElement: targets[next], targetRange: nil)
    }
    return switch name {
    case .own(let name): UIAccessibilityCustomRotor(name: name, itemSearch: search)
    case .system(let type): UIAccessibilityCustomRotor(systemType: type, itemSearch: search)
    }
  }
}
