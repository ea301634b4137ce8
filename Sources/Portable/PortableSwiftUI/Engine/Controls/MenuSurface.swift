import Foundation
import PortableUIKit

struct MenuSurface: Surface {
  let menu: UIMenu
  let isEnabled: Bool
  /// Whether an app can move the accessibility focus here: to a picker, but not to a menu.
  ///
  /// Source: CVS Health; certainty B.
  var takesFocus = false
  /// Whether the label is only a text, whose size the system determines.
  var isText = false
  var choice: Choice?
  /// What a double tap does instead of opening the menu, which then needs a double tap and hold.
  ///
  /// Source: Apple's documentation of `Menu`; certainty A.
  var primaryAction: (() -> Void)?

  struct Choice {
    let title: String?
    let tint: UIColor?
  }

  var size: CGSize {
    let button = UIButton(type: .custom)
    choice.map { show($0, on: button) }
    return CGSize(width: button.intrinsicContentSize.width, height: 34)
  }

  func makeView(in host: HostView) -> UIView {
    let button =
      takesFocus
      ? HostedMenuButton(type: .custom)
      : isText ? TextMenuButton(type: .custom) : UIButton(type: .custom)
    button.showsMenuAsPrimaryAction = primaryAction == nil
    return button
  }

  func canUpdate(_ view: UIView) -> Bool { view is UIButton }

  func update(_ view: UIView) {
    guard let button = view as? UIButton else { return }
    button.menu = menu
    button.isEnabled = isEnabled
    if let primaryAction {
      let identifier = UIAction.Identifier("primary")
      button.addAction(
        UIAction(identifier: identifier) { _ in primaryAction() },
        for: .primaryActionTriggered
      )
    }
    choice.map { show($0, on: button) }
  }

  private func show(_ choice: Choice, on button: UIButton) {
    var configuration = UIButton.Configuration.plain()
    configuration.title = choice.title
    configuration.image = UIImage(systemName: "chevron.up.chevron.down")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 4
    configuration.contentInsets = .zero
    button.configuration = configuration
    button.contentHorizontalAlignment = .trailing
    button.tintColor = choice.tint
  }
}

final class TextMenuButton: UIButton, SystemSizedView {}

final class HostedMenuButton: UIButton, FocusReporting, SystemSizedView {
  var focusDidChange: ((Bool) -> Void)?

  override func accessibilityElementDidBecomeFocused() {
    super.accessibilityElementDidBecomeFocused()
    focusDidChange?(true)
  }

  override func accessibilityElementDidLoseFocus() {
    super.accessibilityElementDidLoseFocus()
    focusDidChange?(false)
  }
}

extension UIMenu {
  static func entries(of views: [RenderedView]) -> UIMenu {
    let properties = views.flatMap { AccessibilityCollector().items(of: $0) }.map(\.properties)
    let entries = properties.compactMap { properties -> UIAction? in
      guard let title = properties.label?.string, let activation = properties.activation else {
        return nil
      }
      var attributes: UIMenuElement.Attributes = []
      if !properties.isEnabled { attributes.insert(.disabled) }
      if properties.role == .destructive { attributes.insert(.destructive) }
      let state: UIMenuElement.State = properties.traits.contains(.selected) ? .on : .off
      return UIAction(title: title, attributes: attributes, state: state) { _ in activation() }
    }
    return UIMenu(title: "", children: entries)
  }
}

struct ContextMenuArea<Entries: View> {
  let entries: Entries
}

extension ContextMenuArea: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let views = entries.rendered(in: context.entering(.part("menu")))
    return [
      RenderedView(
        context,
        layout: LeafRule.flexible,
        surface: ContextMenuSurface(menu: .entries(of: views)),
        accessibility: .hidden
      )
    ]
  }
}

struct ContextMenuSurface: Surface {
  let menu: UIMenu

  func makeView(in host: HostView) -> UIView { ContextMenuView() }
  func canUpdate(_ view: UIView) -> Bool { view is ContextMenuView }
  func update(_ view: UIView) { (view as? ContextMenuView)?.menu = menu }
}

final class ContextMenuView: UIView, UIContextMenuInteractionDelegate {
  var menu: UIMenu?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIContextMenuInteraction(delegate: self))
  }

  required init?(coder: NSCoder) { nil }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [menu] _ in menu })
  }
}
