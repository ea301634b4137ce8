import AccessibilityTree

public struct LabeledContent<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension LabeledContent: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent: PrimitiveView {
  /// Combines label and text into one element; a text field takes the label and remains a field.
  ///
  /// Source for fields: CVS Health; certainty B. The rest isn't documented; certainty C.
  func render(in context: RenderContext) -> [RenderedView] {
    let style = context.environment.labeledContentStyle
    let row = style.styled(label, content)
    let inside = context.setting(\.labeledContentStyle, to: .automatic)
    let names = label.rendered(in: context.entering(.part("label")))
    let name = AccessibilityMerge(
      names.flatMap { AccessibilityCollector().items(of: $0) }.map(\.properties)
    ).properties.label
    let inner = content.rendered(in: context.entering(.part("value")))
    let items = inner.flatMap { AccessibilityCollector().items(of: $0) }
    if items.count == 1, case .native = items[0].kind {
      let named = style.styled(label.accessibilityHidden(true), content)
      return [
        RenderedView(
          context,
          layout: PassThroughRule(),
          children: named.rendered(in: inside.entering(.content)),
          // A picker without a title of its own still says its choice.
          accessibility: .changed(
            AccessibilityChange {
              $0.label = AccessibilityMerge.joined([name, $0.label].compactMap(\.self))
            }
          )
        )
      ]
    }
    return [
      RenderedView(
        context,
        layout: PassThroughRule(),
        children: row.rendered(in: inside.entering(.content)),
        accessibility: .control { $0.inferredTexts.insert(.label) }
      )
    ]
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}

@preconcurrency @MainActor public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

@MainActor public struct LabeledContentStyleConfiguration {
  public typealias Label = StyledPart<Self, LabelPart>
  public typealias Content = StyledPart<Self, ContentPart>

  public let label: Label
  public let content: Content
}

public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content
        // A value without a color of its own is secondary to its label.
        .modifier(
          EnvironmentModifier { if $0.foreground == nil { $0.defaultForeground = .level(1) } }
        )
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.labeledContentStyle = style })
  }
}

extension LabeledContentStyle {
  func styled(_ label: some View, _ content: some View) -> AnyView {
    let configuration = LabeledContentStyleConfiguration(
      label: LabeledContentStyleConfiguration.Label(view: AnyView(label)),
      content: LabeledContentStyleConfiguration.Content(view: AnyView(content))
    )
    return AnyView(makeBody(configuration: configuration))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  @MainActor public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
