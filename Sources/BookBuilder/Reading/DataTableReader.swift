import Diagnostics
import Yams

/// Reads a table of facts.
struct DataTableReader {
  private let languages: [String]
  private var yaml: YAMLReader

  init(path: String, languages: [String]) {
    self.languages = languages
    yaml = YAMLReader(path: path)
  }

  /// What was wrong.
  var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The table; `nil` if something it cannot do without is missing.
  mutating func read(_ text: String, name: String) -> DataTable? {
    let required = ["caption", "columns", "rows"]
    guard let table = yaml.document(text, keys: required + ["facts"], required: required),
      let caption = yaml.localizedText(table["caption"], languages: languages)
    else { return nil }
    let columns = columns(table["columns"])
    let facts = yaml.strings(table["facts"])
    let rows = rows(table["rows"], columns: columns, facts: facts)
    return DataTable(name: name, caption: caption, columns: columns, facts: facts, rows: rows)
  }

  private mutating func columns(_ node: Node?) -> [DataTable.Column] {
    var columns: [DataTable.Column] = []
    let keys = ["key", "title", "words"]
    for item in yaml.items(node) {
      guard let column = yaml.mapping(item, keys: keys, required: ["key", "title"]),
        let key = yaml.string(column["key"]),
        let title = yaml.localizedText(column["title"], languages: languages)
      else { continue }
      columns.append(DataTable.Column(key: key, title: title, words: words(column["words"])))
    }
    return columns
  }

  private mutating func words(_ node: Node?) -> [String: LocalizedText] {
    guard let node, let entries = yaml.entries(of: node) else { return [:] }
    var words: [String: LocalizedText] = [:]
    for (key, value) in entries {
      guard let name = yaml.string(key) else { continue }
      words[name] = yaml.localizedText(value, languages: languages)
    }
    return words
  }

  private mutating func rows(
    _ node: Node?,
    columns: [DataTable.Column],
    facts: [String]
  ) -> [DataTable.Row] {
    var rows: [DataTable.Row] = []
    var ids: Set<String> = []
    let keys = columns.map(\.key) + facts
    for item in yaml.items(node) {
      guard let row = yaml.mapping(item, keys: ["id"] + keys, required: ["id"]),
        let id = yaml.string(row["id"])
      else { continue }
      if !ids.insert(id).inserted {
        yaml.report(.duplicateName, at: row["id"], "there is a row '\(id)' already")
      }
      var values: [String: [LocalizedText]] = [:]
      for key in keys {
        values[key] = texts(row[key])
      }
      for column in columns {
        checkWords(row[column.key], of: column)
      }
      rows.append(DataTable.Row(id: id, values: values))
    }
    return rows
  }

  /// The texts of a value, which may be a list.
  private mutating func texts(_ node: Node?) -> [LocalizedText]? {
    guard let node else { return nil }
    let nodes = node.sequence.map { Array($0) } ?? [node]
    var texts: [LocalizedText] = []
    for item in nodes {
      if let text = yaml.localizedText(item, languages: languages) { texts.append(text) }
    }
    return texts
  }

  /// Reports a value for which its column has no words.
  private mutating func checkWords(_ node: Node?, of column: DataTable.Column) {
    guard let node, node.scalar != nil, !column.words.isEmpty,
      let name = yaml.string(node), column.words[name] == nil
    else { return }
    let help = Suggestion(among: column.words.keys.sorted()).sentence(for: name)
    let summary = "the column '\(column.key)' has no words for '\(name)'"
    yaml.report(.wrongValue, at: node, summary, help: help)
  }
}
