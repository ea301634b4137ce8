package import BookModel
import Diagnostics
package import Markdown
import SourceText

/// The rows and columns of a table of facts that a fence selects.
///
/// A fence names the table with `data=NAME`, filters its rows with `where="key: value"`, and lists
/// its columns with `columns="a, b"`. Without the last two options it selects the whole table.
package struct TableQuery: Hashable, Sendable {
  package var table: DataTable
  var columns: [DataTable.Column]
  var rows: [DataTable.Row]

  package var cellCount: Int { rows.count * columns.count }

  /// An invalid option of a fence.
  package struct Fault: Error, Hashable {
    package var key: String?
    package var summary: String
    package var help: String?
  }

  init(all table: DataTable) {
    self.table = table
    columns = table.columns
    rows = table.rows
  }

  package init(_ info: FenceInfo, in tables: [String: DataTable]) throws(Fault) {
    let options = ["data", "where", "columns"]
    for option in info.options.keys.sorted() where !options.contains(option) {
      let help = Suggestion(among: options).sentence(for: option)
      throw Fault(key: option, summary: "unknown option '\(option)' for a table", help: help)
    }
    if let columns = info.options["columns"], columns.hasSuffix(","),
      let word = info.flags.first
    {
      let names = ([columns] + info.flags).flatMap { $0.split(separator: ",") }
      throw Fault(
        key: word,
        summary: "a space ends the names of the columns before '\(word)'",
        help: "write 'columns=\(names.joined(separator: ","))', without spaces"
      )
    }
    if let word = info.flags.first {
      throw Fault(
        key: word,
        summary: "unknown option '\(word)' for a table",
        help: "write 'data=NAME'"
      )
    }
    guard let name = info.options["data"] else {
      throw Fault(summary: "the table does not name its data", help: "add 'data=NAME'")
    }
    guard let table = tables[name] else {
      let help = Suggestion(among: tables.keys.sorted()).sentence(for: name)
      throw Fault(
        key: "data",
        summary: "there is no data '\(name)'",
        help: tables.isEmpty ? nil : help
      )
    }
    self.table = table
    columns = try Self.columns(info.options["columns"], of: table)
    rows = try Self.rows(info.options["where"], of: table)
  }

  private static func columns(
    _ option: String?,
    of table: DataTable
  ) throws(Fault) -> [DataTable.Column] {
    guard let option else { return table.columns }
    var columns: [DataTable.Column] = []
    for key in option.split(separator: ",").map({ $0.trimmingWhitespace() }) {
      guard let column = table.columns.first(where: { $0.key == key }) else {
        let help = Suggestion(among: table.columns.map(\.key)).sentence(for: key)
        throw Fault(key: "columns", summary: "'\(table.name)' has no column '\(key)'", help: help)
      }
      columns.append(column)
    }
    return columns
  }

  private static func rows(
    _ option: String?,
    of table: DataTable
  ) throws(Fault) -> [DataTable.Row] {
    guard let option else { return table.rows }
    let halves = option.split(separator: ":", maxSplits: 1).map { $0.trimmingWhitespace() }
    guard halves.count == 2 else {
      throw Fault(
        key: "where",
        summary: "'\(option)' is not a condition",
        help: "write where=\"key: value\""
      )
    }
    let keys = ["id"] + table.columns.map(\.key) + table.facts
    guard keys.contains(halves[0]) else {
      let help = Suggestion(among: keys).sentence(for: halves[0])
      throw Fault(key: "where", summary: "'\(table.name)' has no key '\(halves[0])'", help: help)
    }
    let rows = table.rows.filter { row in
      if halves[0] == "id" { return row.id == halves[1] }
      return row.values[halves[0], default: []].contains { $0.texts.values.contains(halves[1]) }
    }
    guard !rows.isEmpty else {
      throw Fault(
        key: "where",
        summary: "no row of '\(table.name)' has \(halves[0]): \(halves[1])",
        help: Suggestion(among: Self.values(of: halves[0], in: table)).sentence(for: halves[1])
      )
    }
    return rows
  }

  private static func values(of key: String, in table: DataTable) -> [String] {
    if key == "id" { return table.rows.map(\.id) }
    var values: [String] = []
    for row in table.rows {
      for text in row.values[key, default: []].flatMap({ $0.texts.values.sorted() })
      where !values.contains(text) {
        values.append(text)
      }
    }
    return values
  }
}
