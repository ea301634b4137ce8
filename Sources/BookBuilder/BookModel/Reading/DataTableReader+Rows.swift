import Diagnostics
import YAMLReading
import Yams

extension DataTableReader {
  mutating func rows(
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
      if id.contains(where: \.isWhitespace) {
        let name = id.split(whereSeparator: \.isWhitespace).joined(separator: "-")
        let summary = "the id '\(id)' contains a space, so links cannot name the row"
        yaml.report(.wrongValue, at: row["id"], summary, help: "write '\(name)'")
      }
      if !ids.insert(id).inserted {
        let help = "give one of the two another id, by which links and facts name the row"
        yaml.report(.duplicateID, at: row["id"], "the row '\(id)' already exists", help: help)
      }
      var values: [String: [LocalizedText]] = [:]
      for key in keys {
        values[key] = texts(row[key])
      }
      for column in columns {
        checkWords(row[column.key], of: column)
      }
      rows.append(DataTable.Row(id: id, values: values, location: yaml.location(of: item)))
    }
    return rows
  }

  private mutating func texts(_ node: Node?) -> [LocalizedText]? {
    guard let node else { return nil }
    let nodes = node.sequence.map { Array($0) } ?? [node]
    var texts: [LocalizedText] = []
    for item in nodes {
      if let text = localizedText(item) { texts.append(text) }
    }
    return texts
  }

  private mutating func checkWords(_ node: Node?, of column: DataTable.Column) {
    guard let node, !column.words.isEmpty else { return }
    let values = node.sequence.map { Array($0) } ?? [node]
    for value in values where value.scalar != nil {
      guard let name = yaml.string(value), column.words[name] == nil else { continue }
      let help = Suggestion(among: column.words.keys.sorted()).sentence(for: name)
      let summary = "the column '\(column.key)' has no words for '\(name)'"
      yaml.report(.wrongValue, at: value, summary, help: help)
    }
  }
}
