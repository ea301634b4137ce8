import Foundation

final class PresentedMenu: UIViewController {
  private let menu: UIMenu
  private let onChoose: (UIAction) -> Void
  private let onClose: () -> Void

  init(_ menu: UIMenu, onChoose: @escaping (UIAction) -> Void, onClose: @escaping () -> Void) {
    self.menu = menu
    self.onChoose = onChoose
    self.onClose = onClose
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

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
        PresentedMenu(submenu, onChoose: onChoose, onClose: onClose),
        animated: true
      )
    }
  }

  private func close() {
    onClose()
    dismiss(animated: true)
  }
}

final class MenuEntryView: UIControl {
  private let entry: UIMenuElement
  private let title = UILabel()
  private let onTouch: () -> Void

  init(_ entry: UIMenuElement, onTouch: @escaping () -> Void) {
    self.entry = entry
    self.onTouch = onTouch
    super.init(frame: .zero)
    title.text = entry.title
    addSubview(title)
    isEnabled = (entry as? UIAction)?.attributes.contains(.disabled) != true
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 250, height: 44) }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
  }

  // That a checked entry has the selected trait is inferred; certainty C.
  override var builtInAccessibility: BuiltInAccessibility {
    var traits = stateTraits.union(.button)
    if (entry as? UIAction)?.state == .on { traits.insert(.selected) }
    return BuiltInAccessibility(
      isElement: true,
      label: [entry.title, entry.subtitle].compactMap { $0?.nonEmpty }.joined(separator: ", "),
      traits: traits
    )
  }

  override func touch() -> Bool {
    onTouch()
    return true
  }
}

extension UIControl {
  /// Opens a menu above the screen.
  ///
  /// - Returns: Whether there was anything to show.
  func open(_ menu: UIMenu, onClose: @escaping () -> Void) -> Bool {
    guard let host = nearestController, !menu.entries.isEmpty else { return false }
    let opened = PresentedMenu(
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

extension UIMenu {
  func marking(_ chosen: UIAction?) -> UIMenu {
    guard let chosen else { return self }
    for case let action as UIAction in entries { action.state = action === chosen ? .on : .off }
    return self
  }
}
