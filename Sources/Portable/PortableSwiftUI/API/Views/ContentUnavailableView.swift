/// What is shown where there is nothing to show: a title, an explanation and what can be done.
public struct ContentUnavailableView<Label, Description, Actions> {
  let label: Label
  let description: Description
  let actions: Actions
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  /// Creates one.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.init(label: label(), description: description(), actions: actions())
  }

  /// What the view is made of.
  ///
  /// That its parts are elements of their own: certainty C.
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
  /// Creates one with a title and a symbol.
  public init(
    _ title: LocalizedStringKey,
    systemImage name: String,
    description: Text? = nil
  ) {
    self.init(
      label: PortableSwiftUI.Label(title, systemImage: name),
      description: description,
      actions: EmptyView()
    )
  }

  /// Creates one with a title and a picture.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(
      label: PortableSwiftUI.Label(title, image: name),
      description: description,
      actions: EmptyView()
    )
  }

  /// Creates one with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
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
