/// A text in several languages.
package struct LocalizedText: Hashable, Sendable {
  /// The texts by BCP 47 tag.
  package var texts: [String: String]

  /// Creates a text in several languages.
  package init(_ texts: [String: String]) {
    self.texts = texts
  }

  /// The text in a language; in default of that in English, then in any.
  package subscript(language: String) -> String {
    texts[language] ?? texts["en"] ?? texts.min { $0.key < $1.key }?.value ?? ""
  }
}
