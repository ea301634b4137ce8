/// A builder of columns from statements.
@resultBuilder
public enum TableColumnBuilder<Value> {
  /// Takes a column as it stands.
  public static func buildExpression<Content: View>(
    _ column: TableColumn<Value, Content>
  ) -> TableColumns<Value> {
    TableColumns(titles: [column.title], cells: [{ AnyView(column.content($0)) }])
  }

  /// Joins columns.
  public static func buildBlock(_ columns: TableColumns<Value>...) -> TableColumns<Value> {
    TableColumns(titles: columns.flatMap(\.titles), cells: columns.flatMap(\.cells))
  }
}

/// The columns of a table.
public struct TableColumns<Value> {
  let titles: [Text]
  let cells: [(Value) -> AnyView]
}
