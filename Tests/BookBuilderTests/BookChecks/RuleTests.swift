import BookChecks
import Diagnostics
import SitePages
import Testing

struct RuleTests {
  private static let rules = Rule.ofBooks + Rule.output

  @Test func `every kind of finding has a name of its own`() {
    let ids = Self.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: rules)
  func `every kind of finding is explained in whole sentences`(rule: Rule) {
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
