import AccessibilityTree
import Foundation

extension UIResponder {
  /// The actions an assistive technology offers at the element: the app's, the system's, dragging.
  ///
  /// Swiping a row aside is offered wherever one is in the row, also where the row is not one element
  /// or its actions are overridden. Source: recordings for the row, certainty B; C for what is in it.
  final var offeredActions: [UIAccessibilityCustomAction] {
    let own = accessibilityCustomActions ?? []
    guard !(self is CellControl), !(self is AccessoryButton) else { return own }
    let offering = sequence(first: self, next: \.next).first { !$0.systemActions.isEmpty }
    return own + (offering?.systemActions ?? []) + dragActions
  }

  /// The rotors that can be chosen at the element: its own, then those of what contains it.
  final var reachableRotors: [(rotor: UIAccessibilityCustomRotor, isOwn: Bool)] {
    sequence(first: self, next: \.next).flatMap { responder in
      (responder.accessibilityCustomRotors ?? []).map { ($0, responder === self) }
    }
  }
}

extension CustomRotor {
  /// Converts a rotor of an app.
  @MainActor
  init(_ rotor: UIAccessibilityCustomRotor, isOwn: Bool) {
    self.init(
      name: rotor.name,
      system: SystemRotor(rawValue: rotor.systemRotorType.rawValue),
      isOwn: isOwn
    )
  }
}
