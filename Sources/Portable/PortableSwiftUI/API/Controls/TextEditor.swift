/// An area for text of several lines.
public struct TextEditor {
  let text: Binding<String>

  /// Creates an area for a text.
  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: View {
  /// What the view is made of.
  public var body: some View {
    TypedField(text: text, label: AnyView(EmptyView()), prompt: nil, kind: .area)
  }
}
