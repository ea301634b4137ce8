import Foundation

/// A menu on the screen: its entries one under the other, and a way out.
final class OpenedMenu: UIViewController {
  private let menu: UIMenu
  private let onChoose: (UIAction) -> Void
  private let onClose: () -> Void

  init(
    _ menu: UIMenu,
    onChoose: @escaping (UIAction) -> Void,
    onClose: @escaping () -> Void
  ) {
    self.menu = menu
    self.onChoose = onChoose
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let column = UIStackView(arrangedSubviews: titles + entries)
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let exit = PopupDismissal(.dismissContextMenu) { [weak self] in self?.close() }
    exit.frame = CGRect(x: 0, y: view.bounds.height - 120, width: view.bounds.width, height: 86)
    view.addSubview(exit)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 44),
      column.widthAnchor.constraint(equalToConstant: 250),
    ])
  }

  override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    close()
    return true
  }

  private var titles: [UIView] {
    guard !menu.title.isEmpty else { return [] }
    let label = UILabel()
    label.text = menu.title
    return [label]
  }

  private var entries: [UIView] {
    menu.entries.map { entry in
      MenuEntryView(entry) { [weak self] in self?.choose(entry) }
    }
  }

  private func choose(_ entry: UIMenuElement) {
    if let action = entry as? UIAction {
      if !action.attributes.contains(.keepsMenuPresented) { close() }
      onChoose(action)
    } else if let submenu = entry as? UIMenu {
      let presenter = presentingViewController
      let (onChoose, onClose) = (onChoose, onClose)
      close()
      presenter?.present(
        OpenedMenu(submenu, onChoose: onChoose, onClose: onClose),
        animated: true
      )
    }
  }

  private func close() {
    onClose()
    dismiss(animated: true)
  }
}
