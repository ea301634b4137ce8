@preconcurrency @MainActor public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor public struct GroupBoxStyleConfiguration {
  public typealias Label = StyledPart<Self, LabelPart>
  public typealias Content = StyledPart<Self, ContentPart>

  public let label: Label
  public let content: Content
}

public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}

  /// The title is an ordinary text; certainty C, like the measures.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.headline)
      configuration.content
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    // The card's color is the system's choice.
    .background(
      Color(.secondarySystemBackground).approximate,
      in: RoundedRectangle(cornerRadius: 12)
    )
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.groupBoxStyle = style })
  }
}

extension GroupBoxStyle {
  func styled(_ label: some View, _ content: some View) -> AnyView {
    let configuration = GroupBoxStyleConfiguration(
      label: GroupBoxStyleConfiguration.Label(view: AnyView(label)),
      content: GroupBoxStyleConfiguration.Content(view: AnyView(content))
    )
    return AnyView(makeBody(configuration: configuration))
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label,
  Content == GroupBoxStyleConfiguration.Content
{
  @MainActor public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
