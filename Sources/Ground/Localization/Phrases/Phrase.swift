import Text

/// A text with placeholders: “Chapter {1} of {2}” is a `Phrase<Int, Int>`.
package struct Phrase<each Value: CustomStringConvertible>: Decodable, Sendable {
  private let template: Template

  package init(from decoder: any Decoder) throws {
    template = Template(try decoder.singleValueContainer().decode(String.self))
  }

  package func callAsFunction(_ values: repeat each Value) -> String {
    var texts: [String] = []
    repeat texts.append((each values).description)
    return template.filled(with: texts)
  }
}

/// A text that agrees with a number: “1 line”, “2 lines”.
package struct Plural: Decodable, Sendable {
  package let forms: [String: String]
  private let rule: PluralRule

  package init(from decoder: any Decoder) throws {
    var cases = try PhraseCases(from: decoder).texts
    let rule = CodingUserInfoKey.pluralRule.flatMap { decoder.userInfo[$0] as? PluralRule }
    let own = cases.removeValue(forKey: PhraseCases.languageKey).map(PluralRule.init(language:))
    self.rule = own ?? rule ?? .oneAndOther
    forms = cases
  }

  /// The form for a number, which replaces `{1}`; the optional second number replaces `{2}`.
  package func callAsFunction(_ count: Int, _ second: Int? = nil) -> String {
    let form = forms[rule.category(of: count).rawValue] ?? forms[PluralCategory.other.rawValue]
    return Template(form ?? "{1}").filled(with: [count, second].compactMap { $0?.description })
  }
}

extension CodingUserInfoKey {
  static let pluralRule = CodingUserInfoKey(rawValue: "pluralRule")
}

/// A text that depends on a name, such as a language tag.
///
/// `other` is used for all names without a text of their own; the name replaces `{1}`.
package struct Choice: Decodable, Sendable {
  private let cases: [String: String]

  package init(from decoder: any Decoder) throws {
    cases = try PhraseCases(from: decoder).texts
  }

  package func callAsFunction(_ name: String) -> String {
    let text = self[name] ?? cases[PluralCategory.other.rawValue] ?? name
    return Template(text).filled(with: [name])
  }

  package subscript(name: String) -> String? {
    cases[name]
  }
}

/// The forms of a text by case; a single text is the form `other`.
struct PhraseCases: Decodable {
  let texts: [String: String]

  /// The key of the language of plural forms that aren't in the language of the file.
  static let languageKey = "language"

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      texts = [PluralCategory.other.rawValue: text]
    } else {
      texts = try container.decode([String: String].self)
    }
  }
}

package struct Days: Decodable, Sendable {
  private let text: Phrase<Int, String, Int>
  private let months: [String]

  /// Formats an ISO 8601 date; any other text is returned unchanged.
  package func callAsFunction(_ day: String) -> String {
    let numbers = day.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, months.indices.contains(numbers[1] - 1) else { return day }
    return text(numbers[2], months[numbers[1] - 1], numbers[0])
  }
}
