public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { self.init(label: label(), description: description(), actions: actions()) }

  /// Its parts are separate elements; certainty C.
  public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == PortableSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(
      label: PortableSwiftUI.Label(title, systemImage: name),
      description: description,
      actions: EmptyView()
    )
  }

  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: PortableSwiftUI.Label(title, image: name),
      description: description,
      actions: EmptyView()
    )
  }

  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: PortableSwiftUI.Label(title, systemImage: name),
      description: description,
      actions: EmptyView()
    )
  }
}

public struct GroupBox<Label, Content> {
  let label: Label
  let content: Content
}

extension GroupBox: View where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  /// The title is an ordinary text; certainty C, like the measures.
  public var body: some View {
    VStack(alignment: .leading) {
      label.font(.headline)
      content
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
