import AccessibilityTree
import Foundation

extension UIResponder {
  /// The actions offered at the element: swipe actions, then the app's, then drag and drop.
  ///
  /// Swipe actions are offered everywhere in the row, even where the row isn't one element or its
  /// actions are overridden, and equal names are offered twice. Source: recordings for the row, and
  /// for the order AccessibilitySnapshot #323 (“verified on device”), certainty B; C for what is in
  /// the row.
  final var offeredActions: [UIAccessibilityCustomAction] {
    let actions = accessibilityCustomActions ?? []
    guard !(self is CellControl), !(self is AccessoryButton) else { return actions }
    let offering = sequence(first: self, next: \.next).first { !$0.systemActions.isEmpty }
    return (offering?.systemActions ?? []) + actions + dragActions
  }

  /// The rotors available at the element: its own, then those of its containers.
  final var reachableRotors: [(rotor: UIAccessibilityCustomRotor, belongsToElement: Bool)] {
    sequence(first: self, next: \.next).flatMap { responder in
      (responder.accessibilityCustomRotors ?? []).map { ($0, responder === self) }
    }
  }
}

extension CustomRotor {
  @MainActor
  init(_ rotor: UIAccessibilityCustomRotor, belongsToElement: Bool) {
    self.init(
      name: rotor.name,
      system: SystemRotor(rawValue: rotor.systemRotorType.rawValue),
      belongsToElement: belongsToElement
    )
  }
}
