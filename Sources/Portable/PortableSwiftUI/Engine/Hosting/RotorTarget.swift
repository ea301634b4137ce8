import PortableUIKit

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
