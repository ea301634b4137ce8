extension UIControl {
  /// Opens a menu above the screen and tells whether it did.
  func open(_ menu: UIMenu, onClose: @escaping () -> Void) -> Bool {
    guard let host = nearestController, !menu.entries.isEmpty else { return false }
    let opened = OpenedMenu(
      menu,
      onChoose: { [weak self] action in
        guard let self else { return }
        sendAction(action)
      },
      onClose: onClose
    )
    host.present(opened, animated: true)
    return true
  }
}
