/// A column of a table.
public struct TableColumn<Value, Content> {
  let title: Text
  let content: (Value) -> Content
}

extension TableColumn where Content: View {
  /// Creates a column with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(title: Text(titleKey), content: content)
  }

  /// Creates a column with a title that rows can be sorted by.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<Value, V>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) {
    self.init(title: Text(titleKey), content: content)
  }

  /// The column with a width, of which nothing is heard.
  public func width(_ width: Double? = nil) -> TableColumn { self }

  /// The column with a width, of which nothing is heard.
  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
    self
  }
}

extension TableColumn where Content == Text {
  /// Creates a column of texts.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {
    self.init(title: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}
