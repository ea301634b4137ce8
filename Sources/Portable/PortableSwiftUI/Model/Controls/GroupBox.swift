public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public var body: some View { StyledGroupBox(label: AnyView(label), content: AnyView(content)) }
}

private struct StyledGroupBox: View {
  @Environment(\.groupBoxStyle) private var style
  let label: AnyView
  let content: AnyView

  /// A style that shows a group box of its own gets the system's.
  var body: some View {
    style.styled(label, content).modifier(
      EnvironmentModifier { $0.groupBoxStyle = DefaultGroupBoxStyle() }
    )
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content())
  }
}

extension GroupBox where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}
