import PortableUIKit

struct ButtonConfiguration {
  let role: ButtonRole?
  /// Whether the button is only a text, whose size the system determines.
  var isSizedBySystem = false
  let isEnabled: Bool
  let shortcut: KeyboardShortcut?
  let action: () -> Void

  /// Makes an element a button; a destructive one isn't announced as such.
  ///
  /// Source: AccessibilitySnapshot's images; certainty A.
  func apply(_ properties: inout AccessibilityProperties) {
    properties.traits.insert(.button)
    properties.isSymbolName = false
    properties.activation = action
    if isSizedBySystem { properties.isSizedBySystem = true }
    properties.shortcut = shortcut
    if role == .cancel { properties.role = .cancel }
    if role == .destructive { properties.role = .destructive }
    properties.isEnabled = properties.isEnabled && isEnabled
  }
}

extension Button {
  /// Renders a style that replaces the whole button.
  ///
  /// Unless the style contains a button itself, its body is one; certainty C.
  @MainActor
  func own(
    _ style: any PrimitiveButtonStyle,
    _ configuration: ButtonConfiguration,
    in context: RenderContext
  ) -> RenderedView {
    let shown = style.styled(AnyView(label), role, action)
    let children = shown.rendered(
      in: context.setting(\.primitiveButtonStyle, to: nil).entering(.content)
    )
    let items = children.flatMap { AccessibilityCollector().items(of: $0) }
    let hasButton = items.contains { $0.properties.isButtonLike }
    return RenderedView(
      context,
      layout: ArrangedRule(layout: HStackLayout()),
      children: children,
      accessibility: hasButton ? .children : .control(configuration.apply)
    )
  }
}
