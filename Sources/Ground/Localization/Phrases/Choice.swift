import Plurals

/// Words that depend on a name, such as the tag of a language; `other` is for every name that has no
/// words of its own, and `{1}` in them is that name.
package struct Choice: Decodable, Sendable {
  private let cases: [String: String]

  package init(from decoder: any Decoder) throws {
    cases = try PhraseCases(from: decoder).texts
  }

  /// The words for a name.
  package func callAsFunction(_ name: String) -> String {
    let text = self[name] ?? cases[PluralCategory.other.rawValue] ?? name
    return Template(text).filled(with: [name])
  }

  /// The words that a name has to itself.
  package subscript(name: String) -> String? {
    cases[name]
  }
}
