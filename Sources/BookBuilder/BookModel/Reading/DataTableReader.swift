import Diagnostics
import YAMLReading
import Yams

struct DataTableReader {
  private let name: String
  private let languages: [String]
  private let schemes: Set<String>
  private let pages: Set<String>
  var yaml: YAMLReader
  private var passages: [DataTable.Passage] = []

  /// Creates a reader for a file.
  ///
  /// - Parameters:
  ///   - name: the name of the file without extension.
  ///   - languages: the languages of the book.
  ///   - schemes: the link schemes that are already taken.
  ///   - pages: the names of pages that are already taken.
  init(path: String, name: String, languages: [String], schemes: Set<String>, pages: Set<String>) {
    self.name = name
    self.languages = languages
    self.schemes = schemes
    self.pages = pages
    yaml = YAMLReader(path: path)
  }

  var diagnostics: [Diagnostic] { yaml.diagnostics }

  mutating func read(_ text: String) -> DataTable? {
    let required = ["caption", "columns", "rows"]
    let keys = required + ["about", "facts", "link"]
    guard let table = yaml.document(text, keys: keys, required: required),
      let caption = localizedText(table["caption"])
    else { return nil }
    let scheme = scheme(table["link"])
    let about = localizedText(table["about"])
    if scheme != nil, table["about"] == nil {
      let help = "describe the purpose of its page in a sentence: 'about: …'"
      yaml.report(.missingKey, at: table["link"], "the key 'about' is missing", help: help)
    }
    let columns = columns(table["columns"])
    let facts = yaml.strings(table["facts"])
    let rows = rows(table["rows"], columns: columns, facts: facts)
    passages.sort { $0.location < $1.location }
    return DataTable(
      name: name,
      caption: caption,
      about: about,
      scheme: scheme,
      columns: columns,
      facts: facts,
      rows: rows,
      passages: passages
    )
  }

  /// A localized text; also records each text that is in one language as a passage.
  mutating func localizedText(_ node: Node?) -> LocalizedText? {
    let text = yaml.localizedText(node, languages: languages)
    // A text that is the same in all languages is a name, unless the book has only one language.
    if let node, node.scalar != nil, languages.count == 1, let text {
      recordPassage(text[languages[0]], in: languages[0], at: node)
    }
    for (key, value) in node?.mapping.map(Array.init) ?? [] {
      guard let language = key.string, let words = text?.texts[language] else { continue }
      recordPassage(words, in: language, at: value)
    }
    return text
  }

  private mutating func recordPassage(_ words: String, in language: String, at node: Node) {
    var location = yaml.location(of: node)
    // Skip the opening quotation mark.
    if [.singleQuoted, .doubleQuoted].contains(node.scalar?.style), let column = location.column {
      location.column = column + 1
    }
    passages.append(DataTable.Passage(language: language, text: words, location: location))
  }

  private mutating func scheme(_ node: Node?) -> String? {
    guard let scheme = yaml.string(node) else { return nil }
    if schemes.contains(scheme) {
      yaml.report(
        .duplicateID,
        at: node,
        "links that begin with '\(scheme):' already have a meaning"
      )
    } else if !scheme.allSatisfy({ $0 == "-" || $0.isASCII && $0.isLowercase }) {
      let help = "use lowercase Latin letters and hyphens, such as 'voice-command'"
      yaml.report(.wrongValue, at: node, "links cannot begin with '\(scheme):'", help: help)
    } else if ReservedNames.contains(name) {
      let summary = "the tool generates a page or file named '\(name)'"
      yaml.report(.duplicateID, at: node, summary, help: ReservedNames.sentence)
    } else if pages.contains(name) {
      let help = "rename the file, or the chapter or redirect"
      let summary = "the chapter or redirect '\(name)' already exists"
      yaml.report(.duplicateID, at: node, summary, help: help)
    } else {
      return scheme
    }
    return nil
  }

  private mutating func columns(_ node: Node?) -> [DataTable.Column] {
    var columns: [DataTable.Column] = []
    let keys = ["key", "title", "words"]
    for item in yaml.items(node) {
      guard let column = yaml.mapping(item, keys: keys, required: ["key", "title"]),
        let key = yaml.string(column["key"]),
        let title = localizedText(column["title"])
      else { continue }
      columns.append(
        DataTable.Column(
          key: key,
          title: title,
          words: words(column["words"]),
          location: yaml.location(of: item)
        )
      )
    }
    return columns
  }

  private mutating func words(_ node: Node?) -> [String: LocalizedText] {
    guard let node, let entries = yaml.entries(of: node) else { return [:] }
    var words: [String: LocalizedText] = [:]
    for (key, value) in entries {
      guard let name = yaml.string(key) else { continue }
      words[name] = localizedText(value)
    }
    return words
  }
}
