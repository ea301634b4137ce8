public struct Button<Label: View> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
}

extension Button: View {
  public typealias Body = Never

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(role: role, action: { MainActor.assumeIsolated { action() } }, label: label()) }
}

extension Button: PrimitiveView {
  func render(in context: RenderContext) -> [RenderedView] {
    let style = context.environment.buttonStyle
    let configuration = ButtonConfiguration(
      role: role,
      isSizedBySystem: style == nil && Label.self == Text.self,
      isEnabled: context.environment.isEnabled,
      shortcut: context.environment.keyboardShortcut,
      action: action
    )
    if let style = context.environment.primitiveButtonStyle {
      return [own(style, configuration, in: context)]
    }
    let shown = style?.styled(AnyView(label), role) ?? AnyView(label)
    let look: ButtonAppearance = style == nil ? context.environment.buttonAppearance : .plain
    let foreground = look.foreground(role, in: context.environment)
    return [
      RenderedView(
        context,
        layout: PaddingRule(insets: look.insets),
        children: [
          RenderedView(
            context.entering(.part("column")),
            layout: ArrangedRule(layout: HStackLayout()),
            children: shown.rendered(
              // A button within a style has the usual look.
              in: context.setting(\.defaultForeground, to: foreground)
                .setting(\.buttonStyle, to: nil).entering(.content)
            )
          )
        ],
        surface: look.surface(role, in: context.environment),
        accessibility: .control(configuration.apply)
      )
    ]
  }
}

public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}
