import AccessibilityTree

/// Something with its name.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  /// A view of the library has no body of its own.
  public typealias Body = Never

  /// Shows something with its name.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }
}

extension LabeledContent: PrimitiveView where Label: View, Content: View {
  /// Name and text as one element; a field is named and stays what it is.
  ///
  /// Source for fields: CVS Health; certainty B. Nobody documents the rest; certainty C.
  func render(in context: RenderContext) -> [RenderedView] {
    let style = context.environment.labeledContentStyle
    let row = style.styled(label, content)
    let names = label.rendered(in: context.entering(.part("label")))
    let name = AccessibilityMerge(
      names.flatMap { AccessibilityCollector().items(of: $0) }.map(\.facts)
    ).facts.label
    let inner = content.rendered(in: context.entering(.part("value")))
    let items = inner.flatMap { AccessibilityCollector().items(of: $0) }
    if items.count == 1, case .native = items[0].kind {
      let named = style.styled(label.accessibilityHidden(true), content)
      return [
        RenderedView(
          context,
          layout: PassThroughRule(),
          children: named.rendered(in: context.entering(.content)),
          accessibility: .changed(AccessibilityChange { $0.label = name })
        )
      ]
    }
    return [
      RenderedView(
        context,
        layout: PassThroughRule(),
        children: row.rendered(in: context.entering(.content)),
        accessibility: .control { $0.guesses.insert(.label) }
      )
    ]
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Shows something with its name.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Shows something with its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Shows a text with its name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Shows a value with its name.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}
