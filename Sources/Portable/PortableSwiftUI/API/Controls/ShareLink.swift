import AccessibilityTree

/// A button that hands something to other apps; the list of apps is not shown here.
///
/// Its words are the system's. The word in other languages than English: certainty C.
public struct ShareLink<Label> {
  let label: Label
}

extension ShareLink: View where Label: View {
  /// What the view is made of.
  public var body: some View {
    Button(action: {}, label: { label })
  }

  /// Creates a button for something.
  public init<Item>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink where Label: View {
  /// Creates a button for something, with what is shown of it.
  public init<Item, I, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<I, Icon>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink where Label == PortableSwiftUI.Label<Text, Image> {
  /// Creates a button for something, in the system's words, with what is shown of it.
  @MainActor
  public init<Item, I, Icon>(
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<I, Icon>
  ) {
    self.init(item: item, subject: subject, message: message)
  }

  /// Creates a button for something, with a title and with what is shown of it.
  public init<Item, I, Icon>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil,
    preview: SharePreview<I, Icon>
  ) {
    self.init(titleKey, item: item, subject: subject, message: message)
  }

  /// Creates a button for something, in the system's words.
  @MainActor
  public init<Item>(item: Item, subject: Text? = nil, message: Text? = nil) {
    let title = SystemWord("Share…", ru: "Поделиться…", de: "Teilen …", zh: "共享…").text
    label = PortableSwiftUI.Label(title, systemImage: "square.and.arrow.up")
  }

  /// Creates a button for something, with a title.
  public init<Item>(
    _ titleKey: LocalizedStringKey,
    item: Item,
    subject: Text? = nil,
    message: Text? = nil
  ) {
    label = PortableSwiftUI.Label(titleKey, systemImage: "square.and.arrow.up")
  }
}
