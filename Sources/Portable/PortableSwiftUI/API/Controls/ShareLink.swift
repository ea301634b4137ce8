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

extension ShareLink where Label == PortableSwiftUI.Label<Text, Image> {
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
