/// What a view of progress looks like.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// What the style makes of it.
  associatedtype Body: View
  /// What is known of the progress.
  typealias Configuration = ProgressViewStyleConfiguration

  /// What the style makes of a view of progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a progress.
@MainActor
public struct ProgressViewStyleConfiguration {
  /// The name.
  public struct Label: View {
    let view: AnyView
    /// What the view is made of.
    public var body: some View { view }
  }

  /// The words for the value.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// What the view is made of.
    public var body: some View { view }
  }

  /// How much is done, from 0 to 1; `nil` where nobody knows.
  public let fractionCompleted: Double?
  /// The name.
  public let label: Label?
  /// The words for the value.
  public let currentValueLabel: CurrentValueLabel?
}

/// As the surroundings want it: a bar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The name, the bar and the words; a wheel where nobody knows how long it takes.
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      VStack(alignment: .leading) {
        configuration.label
        ControlPlace(filled: fraction)
        configuration.currentValueLabel
      }
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar.
public typealias LinearProgressViewStyle = DefaultProgressViewStyle

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Creates the style with a colour, of which nothing is heard.
  public nonisolated init(tint: Color) {}

  /// The ring and the name.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      ControlPlace.wheel
      configuration.label
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As the surroundings want it.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
  /// A bar.
  public static var linear: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A ring.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension View {
  /// Shows progress in a style.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.progressViewStyle = style })
  }
}

extension EnvironmentValues {
  /// The style of progress.
  var progressViewStyle: any ProgressViewStyle {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle {
  /// What the style makes of a progress, of any type.
  func styled(_ fraction: Double?, _ label: some View, _ current: some View) -> AnyView {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: ProgressViewStyleConfiguration.Label(view: AnyView(label)),
      currentValueLabel: ProgressViewStyleConfiguration.CurrentValueLabel(view: AnyView(current))
    )
    return AnyView(makeBody(configuration: configuration))
  }
}
