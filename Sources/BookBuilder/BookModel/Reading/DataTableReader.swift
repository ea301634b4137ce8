import Diagnostics
import YAMLReading
import Yams

/// Reads a table of facts.
struct DataTableReader {
  private let name: String
  private let languages: [String]
  private let schemes: Set<String>
  private let pages: Set<String>
  /// Reads values and keeps what was wrong with them.
  var yaml: YAMLReader
  private var passages: [DataTable.Passage] = []

  /// Creates a reader for a file.
  ///
  /// - Parameters:
  ///   - name: the name of the file without its ending.
  ///   - languages: the languages of the book.
  ///   - schemes: the words that links must not begin with, because they mean something else.
  ///   - pages: the names of pages that are taken.
  init(path: String, name: String, languages: [String], schemes: Set<String>, pages: Set<String>) {
    self.name = name
    self.languages = languages
    self.schemes = schemes
    self.pages = pages
    yaml = YAMLReader(path: path)
  }

  var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The table; `nil` if something it cannot do without is missing.
  mutating func read(_ text: String) -> DataTable? {
    let required = ["caption", "columns", "rows"]
    let keys = required + ["about", "facts", "link"]
    guard let table = yaml.document(text, keys: keys, required: required),
      let caption = localizedText(table["caption"])
    else { return nil }
    let scheme = scheme(table["link"])
    let about = localizedText(table["about"])
    if scheme != nil, table["about"] == nil {
      let help = "say in a sentence what its page is for: 'about: …'"
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

  /// A text in each language; those that are written in one language are kept with their places.
  mutating func localizedText(_ node: Node?) -> LocalizedText? {
    let text = yaml.localizedText(node, languages: languages)
    // A text for all languages is a name, unless there is one language only.
    if let node, node.scalar != nil, languages.count == 1, let text {
      keep(text[languages[0]], in: languages[0], at: node)
    }
    for (key, value) in node?.mapping.map(Array.init) ?? [] {
      guard let language = key.string, let words = text?.texts[language] else { continue }
      keep(words, in: language, at: value)
    }
    return text
  }

  private mutating func keep(_ words: String, in language: String, at node: Node) {
    var location = yaml.location(of: node)
    // A quotation mark stands before the first character.
    if [.singleQuoted, .doubleQuoted].contains(node.scalar?.style), let column = location.column {
      location.column = column + 1
    }
    passages.append(DataTable.Passage(language: language, text: words, location: location))
  }

  /// The word that links to the table's rows begin with.
  private mutating func scheme(_ node: Node?) -> String? {
    guard let scheme = yaml.string(node) else { return nil }
    if schemes.contains(scheme) {
      yaml.report(
        .duplicateID,
        at: node,
        "links beginning with '\(scheme):' have a meaning already"
      )
    } else if !scheme.allSatisfy({ $0 == "-" || $0.isASCII && $0.isLowercase }) {
      let help = "use small Latin letters and hyphens, such as 'voice-command'"
      yaml.report(.wrongValue, at: node, "links cannot begin with '\(scheme):'", help: help)
    } else if OwnPages.contains(name) {
      let summary = "'\(name)' is a page or file that the tool makes itself"
      yaml.report(.duplicateID, at: node, summary, help: OwnPages.sentence)
    } else if pages.contains(name) {
      let help = "give the file, or the chapter or redirect, another name"
      let summary = "there is a chapter or redirect '\(name)' already"
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
