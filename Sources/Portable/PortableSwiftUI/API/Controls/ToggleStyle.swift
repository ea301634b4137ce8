/// What toggles look like and do.
@preconcurrency @MainActor
public protocol ToggleStyle {
  /// What the style makes of a toggle.
  associatedtype Body: View
  /// What is known of the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// What the style makes of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a toggle.
@MainActor
public struct ToggleStyleConfiguration {
  /// What the toggle shows.
  public struct Label: View {
    let view: AnyView?
    /// What the view is made of.
    public var body: some View { view }
  }

  /// What the toggle shows.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether some of several values are on.
  public let isMixed = false
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Creates the style with a colour, of which nothing is heard.
  public nonisolated init(tint: Color) {}

  /// The row of a switch.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if configuration.label.view != nil {
        configuration.label
        Spacer()
      }
      ControlPlace(isOn: configuration.isOn)
    }
  }
}

/// A button that stays pressed; the trait of a switch stays.
///
/// Source: CVS Health for other looks of toggles; certainty B.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, in colours that are the system’s choice.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(EnvironmentModifier { $0.changesColors = true })
  }
}

/// As the surroundings want it: a switch.
public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  /// As the surroundings want it.
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets what toggles look like and do.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.toggleStyle = StyledToggle(style: style) })
  }
}

/// A style for toggles, of any type.
struct StyledToggle {
  let style: any ToggleStyle

  /// What the style makes of a toggle.
  @MainActor
  func styled(_ label: AnyView?, _ isOn: Binding<Bool>) -> AnyView {
    func body<S: ToggleStyle>(_ style: S) -> AnyView {
      AnyView(
        style.makeBody(
          configuration: ToggleStyleConfiguration(
            label: ToggleStyleConfiguration.Label(view: label),
            isOn: isOn
          )
        )
      )
    }
    return body(style)
  }
}

extension EnvironmentValues {
  /// The style of toggles.
  var toggleStyle: StyledToggle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: StyledToggle { StyledToggle(style: SwitchToggleStyle()) }
}
