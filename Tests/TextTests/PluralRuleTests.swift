import Testing
import Text

/// The examples are those of Unicode's table.
struct PluralRuleTests {
  @Test(
    arguments: [
      ("en", PluralCategory.one, [1]), ("en", .other, [0, 2, 5, 11, 21, 100]),
      ("de-AT", .one, [1]), ("de-AT", .other, [0, 2, 101]),
      ("ru", .one, [1, 21, 101]), ("ru", .few, [2, 4, 22, 104]),
      ("ru", .many, [0, 5, 11, 12, 14, 20, 111, 112]),
      ("pl", .one, [1]), ("pl", .few, [2, 4, 22]), ("pl", .many, [0, 5, 12, 21, 101]),
      ("cs", .one, [1]), ("cs", .few, [2, 3, 4]), ("cs", .other, [0, 5, 22]),
      ("sr", .one, [1, 21]), ("sr", .few, [2, 22]), ("sr", .other, [0, 11, 12, 25]),
      ("fr", .one, [0, 1]), ("fr", .other, [2, 100]),
      ("he", .one, [1]), ("he", .two, [2]), ("he", .other, [0, 3, 20]),
      ("zh-Hans", .other, [0, 1, 2, 100]),
      ("ar", .zero, [0]), ("ar", .one, [1]), ("ar", .two, [2]), ("ar", .few, [3, 10, 103]),
      ("ar", .many, [11, 26, 111]), ("ar", .other, [100, 102, 200]),
      ("tlh", .one, [1]), ("tlh", .other, [0, 2]),
    ]
  )
  func `a number has its plural category`(
    language: String,
    category: PluralCategory,
    numbers: [Int]
  ) {
    let rule = PluralRule(language: language)
    for number in numbers {
      #expect(rule.category(of: number) == category, "\(number) in \(language)")
    }
    #expect(rule.categories.contains(category))
  }
}
