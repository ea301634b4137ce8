/// The forms of a noun beside a number.
///
/// Source: Unicode CLDR, “Language Plural Rules”, cardinal.
struct Plural: Sendable {
  private let one: String
  private let few: String
  private let many: String
  private let hasFew: Bool

  /// The forms of an English noun.
  init(one: String, other: String) {
    self.one = one
    few = other
    many = other
    hasFew = false
  }

  /// The forms of a Russian noun: «строка», «строки», «строк».
  init(one: String, few: String, many: String) {
    self.one = one
    self.few = few
    self.many = many
    hasFew = true
  }

  /// The number and the form that agrees with it.
  func callAsFunction(_ count: Int) -> String {
    "\(count) \(form(for: count))"
  }

  /// The form that agrees with a number.
  func form(for count: Int) -> String {
    guard hasFew else { return count == 1 ? one : many }
    let (ten, hundred) = (count % 10, count % 100)
    if ten == 1, hundred != 11 { return one }
    if (2...4).contains(ten), !(12...14).contains(hundred) { return few }
    return many
  }
}
