@preconcurrency @MainActor public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ButtonStyleConfiguration {
  public typealias Label = StyledPart<Self, LabelPart>

  public let role: ButtonRole?
  public let label: Label
  public let isPressed = false
}

public struct DefaultButtonStyle: SystemButtonStyle { public nonisolated init() {} }
public struct PlainButtonStyle: SystemButtonStyle { public nonisolated init() {} }
public struct BorderlessButtonStyle: SystemButtonStyle { public nonisolated init() {} }
public struct BorderedButtonStyle: SystemButtonStyle { public nonisolated init() {} }
public struct BorderedProminentButtonStyle: SystemButtonStyle { public nonisolated init() {} }

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension View {
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.buttonStyle = style
        $0.primitiveButtonStyle = nil
      }
    )
  }

  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let look = ButtonAppearance(style)
    let own = style is any SystemButtonStyle ? nil : style
    return modifier(
      EnvironmentModifier {
        $0.buttonStyle = nil
        $0.primitiveButtonStyle = own
        $0.buttonAppearance = look
      }
    )
  }
}

extension ButtonStyle {
  func styled(_ label: AnyView, _ role: ButtonRole?) -> AnyView {
    let label = ButtonStyleConfiguration.Label(view: label)
    return AnyView(
      erasing: makeBody(configuration: ButtonStyleConfiguration(role: role, label: label))
    )
  }
}
