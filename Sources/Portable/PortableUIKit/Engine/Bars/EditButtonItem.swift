import Foundation

/// The button that starts and ends editing.
final class EditButtonItem: UIBarButtonItem {
  private var onTouch: (() -> Void)?
  private var isEditing = false

  convenience init(onTouch: @escaping () -> Void) {
    self.init()
    self.onTouch = onTouch
  }

  func showState(isEditing: Bool) {
    self.isEditing = isEditing
    itemView?.itemDidChange()
  }

  override var builtInLabel: String? {
    super.builtInLabel ?? (isEditing ? SystemWord.done.text : SystemWord.edit.text)
  }

  override func touch() -> Bool {
    guard isEnabled else { return false }
    onTouch?()
    return true
  }
}
