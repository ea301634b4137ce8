import Foundation
import PortableUIKit

struct HostedRotor {
  enum Name {
    case own(String)
    case system(UIAccessibilityCustomRotor.SystemRotorType)
  }

  struct Entry {
    let id: AnyHashable
    let namespace: Namespace.ID?
  }

  let name: Name
  let entries: [Entry]

  @MainActor
  func uiKitEquivalent(
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

/// An action of a SwiftUI view, run by a gesture or chosen by name.
struct HostedAction {
  enum Kind: Equatable {
    case escape
    case magicTap
    case named(String)
  }

  let kind: Kind
  /// Whether the action belongs to a swipe on the row.
  var isSwipe = false
  let perform: () -> Void
}

extension [HostedAction] {
  /// Adds swipe actions, which are offered before the app's own.
  ///
  /// Source: AccessibilitySnapshot #323, “verified on device”; certainty B.
  mutating func add(swipes: [HostedAction]) {
    let index = firstIndex { !$0.isSwipe } ?? endIndex
    insert(contentsOf: swipes, at: index)
  }
}

struct RotorTarget {
  let object: AccessibleObject
  private let identity: ViewIdentity
  private let entries: [HostedRotor.Entry]

  init(_ item: AccessibilityItem, _ object: AccessibleObject) {
    self.object = object
    identity = item.identity
    entries = item.properties.entries
  }

  /// Whether a rotor entry leads to the object: by its entry marker or by its view's identity.
  func isTarget(of entry: HostedRotor.Entry) -> Bool {
    guard let namespace = entry.namespace else { return identity.steps.contains(.id(entry.id)) }
    return entries.contains { $0.id == entry.id && $0.namespace == namespace }
  }
}
