import AccessibilityTree

extension UIResponder {
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
