import Diagnostics
import Yams

/// Reads the words around the text in a language that a book brings along.
struct WordsReader {
  private let language: String
  private var yaml: YAMLReader

  init(path: String, language: String) {
    self.language = language
    yaml = YAMLReader(path: path)
  }

  /// What was wrong.
  var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The path of a language's words.
  static func path(language: String) -> String {
    "Content/\(language)/words.yml"
  }

  /// The words; those that the file does not have are English.
  mutating func read(_ text: String) -> InterfaceWords {
    var words = InterfaceWords.english
    words.language = language
    words.languageName = language
    var patterns: [String: WordPattern] = [:]
    if let node = yaml.node(text) { collect(node, under: "", into: &patterns) }
    let keys = WordKey.all
    for key in keys {
      if let pattern = patterns[key.name] { key.set(&words, pattern) }
    }
    let lists = WordList.all
    for list in lists {
      let given = patterns.filter { $0.key.hasPrefix(list.prefix) }
      if given.isEmpty, !list.required.isEmpty { continue }
      words[keyPath: list.path] = Dictionary(
        uniqueKeysWithValues: given.map { name, pattern in
          (String(name.dropFirst(list.prefix.count)), pattern.text)
        }
      )
    }
    let required = lists.flatMap { list in list.required.map { list.prefix + $0 } }
    let missing = (keys.map(\.name) + required).filter { patterns[$0] == nil }
    if !missing.isEmpty {
      let list = missing.prefix(5).joined(separator: ", ") + (missing.count > 5 ? ", …" : "")
      yaml.report(
        .missingWords,
        at: nil,
        "\(missing.count) words are missing and will be English: \(list)",
        help: "add them to '\(Self.path(language: language))'"
      )
    }
    return words
  }

  private func isKnown(_ name: String) -> Bool {
    WordKey.all.contains { $0.name == name } || WordList.all.contains { name.hasPrefix($0.prefix) }
  }

  private mutating func collect(
    _ node: Node,
    under prefix: String,
    into patterns: inout [String: WordPattern]
  ) {
    for (key, value) in yaml.entries(of: node) ?? [] {
      let name = prefix + (key.string ?? "")
      if value.mapping != nil {
        collect(value, under: name + ".", into: &patterns)
      } else if !isKnown(name) {
        let help = Suggestion(among: WordKey.all.map(\.name)).sentence(for: name)
        yaml.report(.unknownKey, at: key, "there is no word '\(name)'", help: help)
      } else if value.sequence != nil {
        patterns[name] = WordPattern(texts: yaml.strings(value))
      } else if let text = yaml.string(value) {
        patterns[name] = WordPattern(texts: [text])
      }
    }
  }
}

extension Rule {
  static let missingWords = Rule(
    id: "missing-words",
    severity: .warning,
    explanation: """
      Words around the text that a book's own language lacks are shown in English, and a screen reader \
      speaks them with the wrong voice. The file 'Content/LANGUAGE/words.yml' gives them, by their \
      names; '{1}' and '{2}' stand where numbers and names go.
      """,
    readers: """
      Listeners hear English words spoken by the voice of another language.
      """,
    wrong: "languageName: עברית",
    right: "languageName: עברית, and a line for each of the other words"
  )
}
