public struct Button<Label> {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label
}

extension Button: View where Label: View {
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

extension Button: PrimitiveView where Label: View {
  func render(in context: RenderContext) -> [RenderedView] {
    let style = context.environment.buttonStyle
    let configuration = ButtonConfiguration(
      role: role,
      isSizedBySystem: style == nil && Label.self == Text.self,
      isEnabled: context.environment.isEnabled,
      shortcut: context.environment.keyboardShortcut,
      action: action
    )
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
              in: context.setting(\.defaultForeground, to: foreground).entering(.content)
            )
          )
        ],
        surface: look.surface(role, in: context.environment),
        accessibility: .control(configuration.apply)
      )
    ]
  }
}

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

public struct ButtonRole: Equatable, Sendable {
  let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }

  @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button where Label == PortableSwiftUI.Label<Text, Image> {
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      PortableSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }

  @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      PortableSwiftUI.Label(title, systemImage: systemImage)
    }
  }
  @preconcurrency public init(
    _ titleKey: LocalizedStringKey,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { PortableSwiftUI.Label(titleKey, image: image) } }

  @preconcurrency @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    image: ImageResource,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { PortableSwiftUI.Label(title, image: image) } }
}
