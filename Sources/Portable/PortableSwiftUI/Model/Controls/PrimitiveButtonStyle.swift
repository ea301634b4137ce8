@preconcurrency @MainActor public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = StyledPart<Self, LabelPart>

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  @_disfavoredOverload @MainActor public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role,
      action: configuration.action,
      label: configuration.label
    )
  }
}

extension Button where Label == Text {
  /// Without this, the compiler would ask for the configuration of a style when the action is missing.
  @available(*, unavailable, message: "missing argument for parameter 'action' in call")
  @MainActor public init<Title: StringProtocol>(_ title: Title) {
    self.init(title) {}
  }
}

/// A style of the system, which a button draws itself.
@preconcurrency @MainActor public protocol SystemButtonStyle: PrimitiveButtonStyle {}

extension SystemButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    Button(configuration).buttonStyle(self)
  }
}

extension PrimitiveButtonStyle {
  func styled(_ label: AnyView, _ role: ButtonRole?, _ action: @escaping () -> Void) -> AnyView {
    let label = PrimitiveButtonStyleConfiguration.Label(view: label)
    return AnyView(
      erasing: makeBody(
        configuration: PrimitiveButtonStyleConfiguration(role: role, label: label, action: action)
      )
    )
  }
}
