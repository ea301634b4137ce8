import Plurals

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
