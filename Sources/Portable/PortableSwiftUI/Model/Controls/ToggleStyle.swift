@preconcurrency @MainActor public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor public struct ToggleStyleConfiguration {
  public struct Label: View {
    let view: AnyView?
    public var body: some View { view }
  }

  public let label: Label
  @Binding public var isOn: Bool
  public internal(set) var isMixed = false
}

public struct SwitchToggleStyle: ToggleStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      if configuration.label.view != nil {
        configuration.label
        Spacer()
      }
      VisualControl(isOn: configuration.isOn)
    }
  }
}

/// A button that stays pressed; it keeps the trait of a switch.
///
/// Source: CVS Health for other styles of toggles; certainty B.
public struct ButtonToggleStyle: ToggleStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(EnvironmentModifier { $0.changesColors = true })
  }
}

public typealias DefaultToggleStyle = SwitchToggleStyle

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.toggleStyle = style })
  }
}

extension ToggleStyle {
  func styled(_ label: AnyView?, _ isOn: Binding<Bool>, isMixed: Bool) -> AnyView {
    let label = ToggleStyleConfiguration.Label(view: label)
    return AnyView(
      makeBody(
        configuration: ToggleStyleConfiguration(label: label, isOn: isOn, isMixed: isMixed)
      )
    )
  }
}
