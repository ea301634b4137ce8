/// The looks of buttons that answer taps as usual.
@preconcurrency @MainActor
public protocol ButtonStyle {
  /// What the style makes of a button.
  associatedtype Body: View
  /// What is known of the button.
  typealias Configuration = ButtonStyleConfiguration

  /// What the style makes of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a button.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let view: AnyView
    /// What the view is made of.
    public var body: some View { view }
  }

  /// The part the button plays.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a finger is on the button; never here.
  public let isPressed = false
}

/// A style of the library, of which nothing is heard.
@preconcurrency @MainActor
public protocol PrimitiveButtonStyle {}

/// Default button style.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates one.
  public nonisolated init() {}
}

/// Plain button style.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates one.
  public nonisolated init() {}
}

/// Borderless button style.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates one.
  public nonisolated init() {}
}

/// Bordered button style.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates one.
  public nonisolated init() {}
}

/// Bordered prominent button style.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates one.
  public nonisolated init() {}
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// Automatic.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Plain.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Borderless.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// Bordered.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// Bordered prominent.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension View {
  /// Shows buttons in a style.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.buttonStyle = StyledButton(style: style) })
  }

  /// Shows buttons in a style of the library.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let look = ButtonLook(style)
    return modifier(
      EnvironmentModifier {
        $0.buttonStyle = nil
        $0.buttonLook = look
      }
    )
  }
}

/// A style of an app, of any type.
struct StyledButton {
  let style: any ButtonStyle

  /// What the style makes of a label.
  @MainActor
  func styled(_ label: AnyView, _ role: ButtonRole?) -> AnyView {
    func body<S: ButtonStyle>(_ style: S) -> AnyView {
      AnyView(
        erasing: style.makeBody(
          configuration: ButtonStyleConfiguration(
            role: role,
            label: ButtonStyleConfiguration.Label(view: label)
          )
        )
      )
    }
    return body(style)
  }
}

extension EnvironmentValues {
  /// The style of an app for buttons.
  var buttonStyle: StyledButton? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: StyledButton? { nil }
}
