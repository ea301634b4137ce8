import Text

/// Words around values: “Chapter {1} of {2}” is a `Phrase<Int, Int>`.
package struct Phrase<each Value: CustomStringConvertible>: Decodable, Sendable {
  private let template: Template

  package init(from decoder: any Decoder) throws {
    template = Template(try decoder.singleValueContainer().decode(String.self))
  }

  /// The words with values in their places.
  package func callAsFunction(_ values: repeat each Value) -> String {
    var texts: [String] = []
    repeat texts.append((each values).description)
    return template.filled(with: texts)
  }
}

/// Words around a number that take the form that agrees with it: “1 line”, “2 lines”.
package struct Plural: Decodable, Sendable {
  /// The forms, by the name of Unicode's plural category.
  package let forms: [String: String]
  private let rule: PluralRule

  package init(from decoder: any Decoder) throws {
    forms = try PhraseCases(from: decoder).texts
    let rule = CodingUserInfoKey.pluralRule.flatMap { decoder.userInfo[$0] as? PluralRule }
    self.rule = rule ?? .oneAndOther
  }

  /// The words for a number, which stands at `{1}`, and perhaps another, at `{2}`.
  package func callAsFunction(_ count: Int, _ second: Int? = nil) -> String {
    let form = forms[rule.category(of: count).rawValue] ?? forms[PluralCategory.other.rawValue]
    return Template(form ?? "{1}").filled(with: [count, second].compactMap { $0?.description })
  }
}

extension CodingUserInfoKey {
  /// The rule of plurals of the language that is decoded.
  static let pluralRule = CodingUserInfoKey(rawValue: "pluralRule")
}

/// Words that depend on a name, such as the tag of a language; `other` is for every name that has no
/// words of its own, and `{1}` in them is that name.
package struct Choice: Decodable, Sendable {
  private let cases: [String: String]

  package init(from decoder: any Decoder) throws {
    cases = try PhraseCases(from: decoder).texts
  }

  package func callAsFunction(_ name: String) -> String {
    let text = self[name] ?? cases[PluralCategory.other.rawValue] ?? name
    return Template(text).filled(with: [name])
  }

  /// The words that a name has to itself.
  package subscript(name: String) -> String? {
    cases[name]
  }
}

/// A phrase in several forms, by the name of the case each is for.
///
/// One text in place of a mapping is the form for all cases: `other`.
struct PhraseCases: Decodable {
  let texts: [String: String]

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      texts = [PluralCategory.other.rawValue: text]
    } else {
      texts = try container.decode([String: String].self)
    }
  }
}

/// How a language says a day.
package struct Days: Decodable, Sendable {
  /// The words around the number of the day, the name of its month and the year.
  private let text: Phrase<Int, String, Int>
  private let months: [String]

  /// A day that ISO 8601 writes, in words; a text that is no day stays as it is.
  package func callAsFunction(_ day: String) -> String {
    let numbers = day.split(separator: "-").compactMap { Int($0) }
    guard numbers.count == 3, months.indices.contains(numbers[1] - 1) else { return day }
    return text(numbers[2], months[numbers[1] - 1], numbers[0])
  }
}
