package import AccessibilityTree

/// What a class of UIKit says of itself as long as the app assigns nothing else.
package struct BuiltInAccessibility {
  /// Whether an assistive technology stops here.
  package var isElement = false
  /// The short name.
  package var label: String?
  /// The changing content.
  package var value: String?
  /// What happens on activation.
  package var hint: String?
  /// The kind and state.
  package var traits: UIAccessibilityTraits = []
  /// Whether the element shows what it holds.
  package var expandedStatus = UIAccessibility.ExpandedStatus.unsupported
  /// Which of the texts nobody documents and nobody has reported; certainty C.
  package var guesses: Set<AccessibilityElement.Guess> = []
  /// Whether the system decides how large an element of another framework is.
  package var isSizedBySystem = false
  /// Whether the focus of a keyboard can be in an element of another framework.
  package var isFocusable = false
  /// The keys that do what the element of another framework does.
  package var shortcut: KeyStroke?

  /// Describes a class, or an element of another framework.
  package init(
    isElement: Bool = false,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: UIAccessibilityTraits = [],
    expandedStatus: UIAccessibility.ExpandedStatus = .unsupported,
    guesses: Set<AccessibilityElement.Guess> = []
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.expandedStatus = expandedStatus
    self.guesses = guesses
  }
}

extension UIAccessibilityTraits {
  /// The traits from which the system concludes that a touch does something.
  static let interactive: UIAccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .textEntry, .tabBarItem,
    .toggleButton, .backButton, .popUpButton, .allowsDirectInteraction,
  ]
}

/// Bits that UIKit sets on its own controls without giving them a public name.
extension UIAccessibilityTraits {
  package static let textEntry = UIAccessibilityTraits(bit: 18)
  package static let pickerElement = UIAccessibilityTraits(bit: 19)
  package static let isEditing = UIAccessibilityTraits(bit: 21)
  package static let secureTextField = UIAccessibilityTraits(bit: 24)
  package static let backButton = UIAccessibilityTraits(bit: 27)
  package static let tabBarItem = UIAccessibilityTraits(bit: 28)
  package static let draggable = UIAccessibilityTraits(bit: 38)
  package static let popUpButton = UIAccessibilityTraits(bit: 40)
  package static let textArea = UIAccessibilityTraits(bit: 47)
}

extension UIView {
  /// Whether nothing in the view is to be heard, as of a picture that decorates a row.
  final var isSilent: Bool {
    if isHidden || accessibilityElementsHidden { return true }
    return !isAccessibilityElement && accessibilityElements?.isEmpty != false
      && subviews.allSatisfy(\.isSilent)
  }
}
