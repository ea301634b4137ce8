/// Rows with columns.
///
/// On a phone only the first column is shown, as on a device.
///
/// Source: Apple's documentation of `Table`; certainty A.
public struct Table<Value: Identifiable> {
  let rows: [Value]
  let columns: [(Value) -> AnyView]
  let titles: [Text]
}

extension Table: View {
  public var body: some View { TableRows(table: self) }

  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) where Data.Element == Value {
    let columns = columns()
    rows = Array(data)
    self.columns = columns.cells
    titles = columns.titles
  }

  public init<Data: RandomAccessCollection, Selection>(
    _ data: Data,
    selection: Binding<Selection>,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) where Data.Element == Value { self.init(data, columns: columns) }
}

struct TableRows<Value: Identifiable>: View {
  let table: Table<Value>
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    let count = sizeClass == .compact ? 1 : table.columns.count
    List {
      if count > 1 {
        HStack {
          ForEach(0..<count, id: \.self) { table.titles[$0] }
        }
      }
      ForEach(table.rows) { row in
        HStack {
          ForEach(0..<min(count, table.columns.count), id: \.self) { table.columns[$0](row) }
        }
      }
    }
  }
}

public struct TableColumn<Value, Content> {
  let title: Text
  let content: (Value) -> Content
}

extension TableColumn where Content: View {
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (Value) -> Content
  ) { self.init(title: Text(titleKey), content: content) }

  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<Value, V>,
    @ViewBuilder content: @escaping (Value) -> Content
  ) { self.init(title: Text(titleKey), content: content) }

  public func width(_ width: Double? = nil) -> TableColumn { self }

  public func width(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> TableColumn {
    self
  }
}

extension TableColumn where Content == Text {
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<Value, String>) {
    self.init(title: Text(titleKey)) { Text($0[keyPath: value]) }
  }
}

@resultBuilder public enum TableColumnBuilder<Value> {
  public static func buildExpression<Content: View>(
    _ column: TableColumn<Value, Content>
  ) -> TableColumns<Value> {
    TableColumns(titles: [column.title], cells: [{ AnyView(column.content($0)) }])
  }

  public static func buildBlock(_ columns: TableColumns<Value>...) -> TableColumns<Value> {
    TableColumns(titles: columns.flatMap(\.titles), cells: columns.flatMap(\.cells))
  }
}

public struct TableColumns<Value> {
  let titles: [Text]
  let cells: [(Value) -> AnyView]
}
