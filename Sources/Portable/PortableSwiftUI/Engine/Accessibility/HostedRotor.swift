import Foundation
import PortableUIKit

/// A way through some elements, chosen in the rotor.
struct HostedRotor {
  /// What the rotor is called.
  enum Name {
    case own(String)
    case system(UIAccessibilityCustomRotor.SystemRotorType)
  }

  /// One stop of the way.
  struct Entry {
    let id: AnyHashable
    let namespace: Namespace.ID?
  }

  let name: Name
  let entries: [Entry]

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

/// What a gesture or command of an assistive technology does.
struct HostedAction {
  /// The gesture or command.
  enum Kind: Equatable {
    /// Two fingers are drawn like a Z.
    case escape
    /// Two fingers tap twice.
    case magicTap
    /// A command that is chosen by its name.
    case named(String)
  }

  let kind: Kind
  let perform: () -> Void
}

/// Something on the screen that rotors may lead to.
struct RotorTarget {
  /// The element, or the view of UIKit that is one.
  let object: AccessibleObject
  private let identity: ViewIdentity
  private let entries: [HostedRotor.Entry]

  /// Takes what stands for an item on the screen.
  init(_ item: AccessibilityItem, _ object: AccessibleObject) {
    self.object = object
    identity = item.identity
    entries = item.facts.entries
  }

  /// Whether rotors find it by an entry: by a mark, or by the identity of its view.
  func isTarget(of entry: HostedRotor.Entry) -> Bool {
    guard let namespace = entry.namespace else { return identity.steps.contains(.id(entry.id)) }
    return entries.contains { $0.id == entry.id && $0.namespace == namespace }
  }
}
