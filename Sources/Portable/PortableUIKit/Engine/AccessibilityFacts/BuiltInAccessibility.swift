package import AccessibilityTree

package struct BuiltInAccessibility {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: UIAccessibilityTraits = []
  package var expandedStatus = UIAccessibility.ExpandedStatus.unsupported
  /// The texts that are neither documented nor reported; certainty C.
  package var inferredTexts: Set<AccessibilityElement.InferredText> = []
  package var isSizedBySystem = false
  /// The area on the screen that takes the touches meant for the object, if it is not its own.
  package var touchArea: CGRect?
  /// The names of images that make the label.
  package var imageNames: [String] = []
  /// Whether the object groups a landmark of a web page.
  package var isWebLandmark = false
  package var isFocusable = false
  package var shortcut: KeyStroke?

  package init(
    isElement: Bool = false,
    label: String? = nil,
    value: String? = nil,
    hint: String? = nil,
    traits: UIAccessibilityTraits = [],
    expandedStatus: UIAccessibility.ExpandedStatus = .unsupported,
    inferredTexts: Set<AccessibilityElement.InferredText> = []
  ) {
    self.isElement = isElement
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.expandedStatus = expandedStatus
    self.inferredTexts = inferredTexts
  }
}

extension UIAccessibilityTraits {
  /// The traits that make the system infer that an element responds to touches.
  static let interactive: UIAccessibilityTraits = [
    .button, .link, .adjustable, .searchField, .keyboardKey, .textEntry, .tabBarItem,
    .toggleButton, .backButton, .popUpButton, .allowsDirectInteraction,
  ]
}

/// Private trait bits that UIKit sets on its own controls.
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
  /// Whether the view and its subviews say nothing, like a decorative image in a row.
  final var isSilent: Bool {
    if isHidden || accessibilityElementsHidden { return true }
    return !isAccessibilityElement && accessibilityElements?.isEmpty != false
      && subviews.allSatisfy(\.isSilent)
  }
}
