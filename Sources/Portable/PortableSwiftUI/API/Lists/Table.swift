/// Rows with columns.
///
/// In the room of a phone only the first column is shown, as on a device.
///
/// Source: Apple's documentation of `Table`; certainty A.
public struct Table<Value: Identifiable> {
  let rows: [Value]
  let columns: [(Value) -> AnyView]
  let titles: [Text]
}

extension Table: View {
  /// What the view is made of.
  public var body: some View { TableRows(table: self) }

  /// Shows a row for each element.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) where Data.Element == Value {
    let columns = columns()
    rows = Array(data)
    self.columns = columns.cells
    titles = columns.titles
  }

  /// Shows a row for each element; which is chosen is not looked at.
  public init<Data: RandomAccessCollection, Selection>(
    _ data: Data,
    selection: Binding<Selection>,
    @TableColumnBuilder<Value> columns: () -> TableColumns<Value>
  ) where Data.Element == Value {
    self.init(data, columns: columns)
  }
}

/// The rows of a table, for the room there is.
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
