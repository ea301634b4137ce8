/// A field whose text is hidden.
public struct SecureField<Label> {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
}

extension SecureField: View where Label: View {
  /// What the view is made of.
  public var body: some View {
    TypedField(text: text, label: AnyView(label), prompt: prompt, kind: .secret)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title, which is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, text: text)
  }

  /// Creates a field with a title, which is shown while the field is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, text: text)
  }

  /// Creates a field with a title and with what is shown while the field is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, text: text)
  }
}
