extension UIAccessibilityTraits {
  /// The traits from which the system concludes that a touch does something.
  static let interactive: UIAccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .textEntry, .tabBarItem,
    .toggleButton, .backButton, .popUpButton, .allowsDirectInteraction,
  ]
}
