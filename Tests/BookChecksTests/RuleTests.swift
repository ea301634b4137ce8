import BookChecks
import Diagnostics
import SitePages
import Testing

struct RuleTests {
  private static let rules = Rule.bookRules + Rule.output

  @Test func `every rule has a unique id`() {
    let ids = Self.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: rules)
  func `every rule is explained in complete sentences`(rule: Rule) {
    #expect(rule.id.allSatisfy { $0.isLowercase || $0 == "-" })
    #expect(rule.explanation.count > 60)
    #expect(rule.explanation.first?.isUppercase == true)
    #expect(rule.explanation.last == ".")
    #expect(rule.readers.count > 30)
    #expect(rule.readers.last == ".")
    #expect(!rule.wrong.isEmpty)
    #expect(!rule.right.isEmpty)
    #expect(rule.wrong != rule.right)
  }
}
