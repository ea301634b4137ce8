import Foundation

final class CellControl: UIControl {
  enum Purpose {
    case delete
    case insert
    case reorder
    case details
  }

  let purpose: Purpose
  private weak var cell: UITableViewCell?

  init(_ purpose: Purpose, of cell: UITableViewCell) {
    self.purpose = purpose
    self.cell = cell
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    purpose = .details
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  // Source: Apple's UIKit string tables for words and hints; certainty A. The hint of the reorder
  // control, and that it is draggable: recordings; certainty B.
  override var builtInAccessibility: BuiltInAccessibility {
    let label = cell?.accessibilityLabel ?? ""
    let (name, hint): (SystemString, SystemString?) =
      switch purpose {
      case .delete: (label.isEmpty ? .delete : .delete(label), .deleteHint)
      case .insert: (label.isEmpty ? .add : .insert(label), nil)
      case .reorder: (.reorder(label), .reorderHint)
      case .details: (.moreInfo, nil)
      }
    return BuiltInAccessibility(
      isElement: true,
      label: name.text,
      hint: hint?.text,
      traits: purpose == .reorder ? [.button, .draggable] : .button
    )
  }

  override func touch() -> Bool {
    guard let cell, let table = cell.table else { return false }
    return table.perform(purpose, on: cell)
  }

  enum Edge {
    case start
    case end
  }

  var edge: Edge { purpose == .delete || purpose == .insert ? .start : .end }
}

/// An accessory of a list cell.
///
/// Source: Apple's UIKit string tables for words and hints; certainty A.
final class AccessoryButton: UIControl {
  private let name: SystemString
  private let hintWord: SystemString?
  private let traits: UIAccessibilityTraits
  private let onTouch: () -> Void

  init(
    _ name: SystemString,
    hint: SystemString? = nil,
    traits: UIAccessibilityTraits = .button,
    onTouch: @escaping () -> Void
  ) {
    self.name = name
    hintWord = hint
    self.traits = traits
    self.onTouch = onTouch
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var builtInAccessibility: BuiltInAccessibility {
    BuiltInAccessibility(isElement: true, label: name.text, hint: hintWord?.text, traits: traits)
  }

  override func touch() -> Bool {
    onTouch()
    return true
  }
}

final class ChoiceButton: UIButton {
  private var onChoice: ((UIMenu) -> Void)?

  convenience init(_ menu: UIMenu, onChoice: ((UIMenu) -> Void)?) {
    self.init(type: .system)
    self.onChoice = onChoice
    self.menu = menu
    showsMenuAsPrimaryAction = true
    changesSelectionAsPrimaryAction = true
  }

  override func sendAction(_ action: UIAction) {
    super.sendAction(action)
    if let menu, menu.entries.contains(where: { $0 === action }) {
      onChoice?(menu.marking(action))
    }
  }
}
