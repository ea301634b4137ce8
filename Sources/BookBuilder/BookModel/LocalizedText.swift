package import Diagnostics

package struct LocalizedText: Hashable, Sendable {
  package var texts: [String: String]

  package init(_ texts: [String: String]) {
    self.texts = texts
  }

  /// The text in a language or, if missing, in English, or else in any language.
  package subscript(language: String) -> String {
    texts[language] ?? texts["en"] ?? texts.min { $0.key < $1.key }?.value ?? ""
  }
}

package struct WordToAvoid: Hashable, Sendable {
  /// The forms to search for, each of one or more words.
  package var forms: [String]
  package var better: String
  package var why: String?
  /// Whether only the listed forms are found, and not other inflections.
  package var isExact: Bool
  package var location: SourceLocation

  package static let path = "Content/words-to-avoid.yml"
}

package struct SearchAlias: Hashable, Sendable {
  package var term: String
  package var queries: [String]

  package static let path = "Content/data/aliases.yml"
}
