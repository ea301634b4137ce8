import Foundation

/// The texts of a cell as one element, where buttons stand beside them.
final class CellTextElement: UIView {
  weak var cell: UITableViewCell?

  override var isAccessibilityElement: Bool {
    get { cell?.speaksForTextsAlone == true }
    set { _ = newValue }
  }
  override var accessibilityLabel: String? {
    get { cell?.accessibilityLabel }
    set { cell?.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { cell?.accessibilityValue }
    set { cell?.accessibilityValue = newValue }
  }
  override var accessibilityHint: String? {
    get { cell?.accessibilityHint }
    set { cell?.accessibilityHint = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { cell?.accessibilityTraits ?? .none }
    set { cell?.accessibilityTraits = newValue }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { cell?.accessibilityCustomActions }
    set { cell?.accessibilityCustomActions = newValue }
  }
  override var systemActions: [UIAccessibilityCustomAction] { cell?.systemActions ?? [] }
  override var builtInRespondsToUserInteraction: Bool {
    cell?.accessibilityRespondsToUserInteraction == true
  }
}
