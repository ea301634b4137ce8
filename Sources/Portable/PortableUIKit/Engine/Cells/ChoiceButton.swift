import Foundation

/// A button at the edge of a cell in a list that shows what is chosen in its menu.
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
