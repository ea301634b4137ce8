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
