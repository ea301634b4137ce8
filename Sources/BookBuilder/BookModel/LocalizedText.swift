package import Diagnostics

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

/// A word or phrase that a book does not use, and the better one.
package struct WordToAvoid: Hashable, Sendable {
  /// The forms to look for, each of one word or several.
  package var forms: [String]
  /// What to write in its place.
  package var better: String
  /// Why, in a sentence; `nil` where that goes without saying.
  package var why: String?
  /// Whether the forms are the only ones, so that other cases, numbers and persons may stand.
  package var isExact: Bool
  /// Where it stands in the file.
  package var location: SourceLocation

  package init(
    forms: [String],
    better: String,
    why: String? = nil,
    isExact: Bool = false,
    location: SourceLocation
  ) {
    self.forms = forms
    self.better = better
    self.why = why
    self.isExact = isExact
    self.location = location
  }

  /// The path of the file that lists them.
  package static let path = "Content/words-to-avoid.yml"
}

/// Words of readers for something that the pages of a book call otherwise.
package struct SearchAlias: Hashable, Sendable {
  package var means: String
  /// What readers type for it.
  package var said: [String]

  package init(means: String, said: [String]) {
    self.means = means
    self.said = said
  }

  /// The path of the file that lists them.
  package static let path = "Content/data/aliases.yml"
}
