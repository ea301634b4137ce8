package import Diagnostics
import Text
import YAMLReading
import Yams

/// Reads the interface text in one language.
///
/// Built-in languages and those of a book are read in the same way. The English file defines all
/// keys; the others are compared with it.
package struct InterfaceTextReader {
  private let language: String
  var yaml: YAMLReader
  var missing: [String] = []
  var englishTexts: [String] = []

  package init(path: String, lineOffset: Int = 0, language: String) {
    self.language = language
    yaml = YAMLReader(path: path, lineOffset: lineOffset)
  }

  package var diagnostics: [Diagnostic] { yaml.diagnostics }

  package static func path(language: String) -> String {
    "Content/\(language)/words.yml"
  }

  /// Reads the text; missing strings are in English.
  package mutating func read(_ text: String) -> InterfaceText {
    read(yaml.node(text))
  }

  mutating func read(_ given: Node?) -> InterfaceText {
    guard let english = LanguageFile.english.words else { return .english }
    let words = complete(given, by: english, at: "")
    reportMissing()
    var file = LanguageFile(words: words)
    file.englishTexts = englishTexts
    var read = (try? file.decode(language: language)) ?? .english
    if missing.contains("languageName") { read.languageName = language }
    return read
  }

  private mutating func complete(_ given: Node?, by english: Node, at name: String) -> Node {
    switch english {
    case .mapping(let cases) where cases["other"] != nil:
      return self.cases(given, by: cases, at: name) ?? fallback(cases)
    case .mapping(let group):
      return self.group(given ?? Node([(Node, Node)]()), by: group, at: name) ?? noted(english)
    case .sequence:
      // Single words, such as the months, aren't shown alone.
      return list(given, at: name) ?? english
    default:
      return self.text(given, by: [english], at: name) ?? noted(english)
    }
  }

  /// The node, after adding its texts to those that are in English.
  mutating func noted(_ english: Node) -> Node {
    switch english {
    case .mapping(let mapping): for value in mapping.values { _ = noted(value) }
    default: englishTexts += [english.string].compactMap(\.self)
    }
    return english
  }

  /// An English text, whose forms follow the rule of English, not that of the language.
  private mutating func fallback(_ english: Node.Mapping) -> Node {
    _ = noted(.mapping(english))
    guard english.arePluralForms else { return .mapping(english) }
    var forms = english
    forms[Node(PhraseCases.languageKey)] = Node(BuiltInLanguage.english.rawValue)
    return .mapping(forms)
  }

  private mutating func group(
    _ given: Node,
    by english: Node.Mapping,
    at prefix: String
  ) -> Node? {
    guard let entries = given.hasNoValue ? [] : yaml.entries(of: given) else { return nil }
    let names = english.keys.compactMap(\.string)
    var values: [String: Node] = [:]
    for (key, value) in entries {
      let name = key.string ?? ""
      if names.contains(name) {
        values[name] = value
      } else {
        let help = Suggestion(among: names.map { prefix + $0 }).sentence(for: prefix + name)
        yaml.report(.unknownKey, at: key, "unknown key '\(prefix + name)'", help: help)
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
      .missingInterfaceText,
      at: nil,
      isOne
        ? "a text is missing and will be in English"
        : "\(missing.count) texts are missing and will be in English",
      details: [missing.abridged],
      help:
        "add \(isOne ? "it" : "them") to '\(yaml.path)'; 'book words \(language)' writes all texts "
        + "with the English above each"
    )
  }
}

extension Node.Mapping {
  /// Whether the keys are plural categories, not names that select a text.
  var arePluralForms: Bool {
    keys.allSatisfy { PluralCategory(rawValue: $0.string ?? "") != nil }
  }
}

extension Node {
  var hasNoValue: Bool {
    scalar.map { $0.style == .plain && $0.string.isEmpty } ?? false
  }
}

extension [String] {
  /// All of a few names, or the first three of many and the number of the others.
  fileprivate var abridged: String {
    count <= 5
      ? joined(separator: ", ") : "\(prefix(3).joined(separator: ", ")) and \(count - 3) others"
  }
}

extension Rule {
  package static let missingInterfaceText = Rule(
    id: "missing-interface-text",
    severity: .warning,
    explanation: """
      Interface text that is missing in a language is shown in English, and marked as English for \
      screen readers, except for names such as those of landmarks. The file 'Content/LANGUAGE/words.yml' contains the text by key; '{1}' \
      and '{2}' are replaced by numbers and names.
      """,
    readers: """
      Readers who know no English don't understand it, and listeners hear two languages in turn.
      """,
    wrong: "languageName: עברית",
    right: "languageName: עברית, and a line for each of the other keys"
  )
}
