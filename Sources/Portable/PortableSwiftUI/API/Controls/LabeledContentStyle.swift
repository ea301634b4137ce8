/// What something with its name looks like.
@preconcurrency @MainActor
public protocol LabeledContentStyle {
  /// What the style makes of it.
  associatedtype Body: View
  /// The name and what it names.
  typealias Configuration = LabeledContentStyleConfiguration

  /// What the style makes of a name and what it names.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A name and what it names.
@MainActor
public struct LabeledContentStyleConfiguration {
  /// The name.
  public struct Label: View {
    let view: AnyView
    /// What the view is made of.
    public var body: some View { view }
  }

  /// What is named.
  public struct Content: View {
    let view: AnyView
    /// What the view is made of.
    public var body: some View { view }
  }

  /// The name.
  public let label: Label
  /// What is named.
  public let content: Content
}

/// Name and content on one line.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// One line.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content
        // A value that has no colour of its own stands back behind its name.
        .modifier(
          EnvironmentModifier { if $0.foreground == nil { $0.usualForeground = .level(1) } }
        )
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// Name and content on one line.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Shows names with what they name in a style.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.labeledContentStyle = style })
  }
}

extension EnvironmentValues {
  /// The style of names with what they name.
  var labeledContentStyle: any LabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: any LabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension LabeledContentStyle {
  /// What the style makes of a name and what it names, of any type.
  func styled(_ label: some View, _ content: some View) -> AnyView {
    let configuration = LabeledContentStyleConfiguration(
      label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
      content: LabeledContentStyleConfiguration.Content(view: AnyView(content))
    )
    return AnyView(makeBody(configuration: configuration))
  }
}
