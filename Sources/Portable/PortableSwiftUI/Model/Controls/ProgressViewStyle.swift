@preconcurrency @MainActor public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor public struct ProgressViewStyleConfiguration {
  public typealias Label = StyledPart<Self, LabelPart>
  public typealias CurrentValueLabel = StyledPart<Self, ContentPart>

  public let fractionCompleted: Double?
  public let label: Label?
  public let currentValueLabel: CurrentValueLabel?
}

public struct DefaultProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}

  /// Shows label, bar and value; a spinner if the progress is indeterminate.
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      VStack(alignment: .leading) {
        configuration.label
        VisualControl(filled: fraction)
        configuration.currentValueLabel
      }
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

public typealias LinearProgressViewStyle = DefaultProgressViewStyle

public struct CircularProgressViewStyle: ProgressViewStyle {
  public nonisolated init() {}
  public nonisolated init(tint: Color) {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      VisualControl.wheel
      configuration.label
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  public static var linear: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.progressViewStyle = style })
  }
}

extension ProgressViewStyle {
  func styled(_ fraction: Double?, _ label: some View, _ current: some View) -> AnyView {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: ProgressViewStyleConfiguration.Label(view: AnyView(label)),
      currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView(current))
    )
    return AnyView(makeBody(configuration: configuration))
  }
}
