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

/// What a search without results shows.
public enum SearchUnavailableContent {
  public struct Label: View {
    let query: String

    public var body: some View {
      let words = query.isEmpty ? "No Results" : "No Results for “\(query)”"
      PortableSwiftUI.Label(words, systemImage: "magnifyingglass")
    }
  }

  public struct Description: View {
    public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == EmptyView
{
  /// The words are English in every language; certainty C.
  public static var search: ContentUnavailableView { search(text: "") }

  public static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView(
      label: SearchUnavailableContent.Label(query: text),
      description: SearchUnavailableContent.Description(),
      actions: EmptyView()
    )
  }
}
