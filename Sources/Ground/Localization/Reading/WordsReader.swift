package import Diagnostics
import Text
import YAMLReading
import Yams

/// Reads the words around the text in one language.
///
/// The languages that the tool knows and those that a book brings along are read alike. The English
/// file is the list of the words there are: every other one is held against it.
package struct WordsReader {
  private let language: String
  /// Reads values and keeps what was wrong with them.
  var yaml: YAMLReader
  /// The names of the words that the file does not have.
  var missing: [String] = []

  /// - Parameter lineOffset: the number of lines of the file before the first line of the YAML.
  package init(path: String, lineOffset: Int = 0, language: String) {
    self.language = language
    yaml = YAMLReader(path: path, lineOffset: lineOffset)
  }

  package var diagnostics: [Diagnostic] { yaml.diagnostics }

  /// The path of the words that a book brings along.
  package static func path(language: String) -> String {
    "Content/\(language)/words.yml"
  }

  /// The words; those that the file does not have are English.
  package mutating func read(_ text: String) -> InterfaceWords {
    read(yaml.node(text))
  }

  mutating func read(_ given: Node?) -> InterfaceWords {
    guard let english = LanguageFile.english.words else { return .english }
    let words = complete(given, by: english, at: "")
    reportMissing()
    var read = (try? LanguageFile(words: words).decode(language: language)) ?? .english
    if missing.contains("languageName") { read.languageName = language }
    return read
  }

  private mutating func complete(_ given: Node?, by english: Node, at name: String) -> Node {
    switch english {
    case .mapping(let cases) where cases["other"] != nil:
      return self.cases(given, by: cases, at: name) ?? english
    case .mapping(let group):
      return self.group(given ?? Node([(Node, Node)]()), by: group, at: name) ?? english
    case .sequence:
      return list(given, at: name) ?? english
    default:
      return self.text(given, by: [english], at: name) ?? english
    }
  }

  private mutating func group(
    _ given: Node,
    by english: Node.Mapping,
    at prefix: String
  ) -> Node? {
    guard let entries = given.isNothing ? [] : yaml.entries(of: given) else { return nil }
    let names = english.keys.compactMap(\.string)
    var values: [String: Node] = [:]
    for (key, value) in entries {
      let name = key.string ?? ""
      if names.contains(name) {
        values[name] = value
      } else {
        let help = Suggestion(among: names.map { prefix + $0 }).sentence(for: prefix + name)
        yaml.report(.unknownKey, at: key, "there is no word '\(prefix + name)'", help: help)
      }
    }
    return Node(
      english.map { key, english in
        let name = key.string ?? ""
        let isGroup = english.mapping.map { $0["other"] == nil } ?? false
        let value = complete(values[name], by: english, at: prefix + name + (isGroup ? "." : ""))
        return (key, value)
      }
    )
  }

  private mutating func reportMissing() {
    guard !missing.isEmpty else { return }
    let isOne = missing.count == 1
    yaml.report(
      .missingWords,
      at: nil,
      isOne
        ? "a word is missing and will be English"
        : "\(missing.count) words are missing and will be English",
      details: missing.inRows(of: 90),
      help:
        "add \(isOne ? "it" : "them") to '\(yaml.path)'; 'book words \(language)' writes all words "
        + "with the English beside them"
    )
  }
}

extension Node {
  /// Whether nothing stands after the colon: a word that waits for its translation.
  var isNothing: Bool {
    scalar.map { $0.style == .plain && $0.string.isEmpty } ?? false
  }
}

extension [String] {
  /// The texts in rows, with commas between them, none much longer than a number of letters.
  fileprivate func inRows(of length: Int) -> [String] {
    var rows: [String] = []
    for (index, text) in enumerated() {
      let piece = text + (index == count - 1 ? "" : ",")
      if let last = rows.last, last.count + piece.count < length {
        rows[rows.count - 1] = "\(last) \(piece)"
      } else {
        rows.append(piece)
      }
    }
    return rows
  }
}

extension Rule {
  package static let missingWords = Rule(
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
