import Foundation
import Testing

struct RulePageTests {
  private let page: RulePage
  private let tests: [RuleTest]

  private static let files = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "docs/speech.md"), encoding: .utf8)
    return (page: RulePage(text), tests: try RuleTest.all(in: root.appending(path: "Tests")))
  }

  init() throws {
    (page, tests) = try Self.files.get()
  }

  @Test func `every rule has a unique name, a certainty and explained sources`() {
    let names = page.rules.map(\.name)
    #expect(names.count > 80)
    #expect(Set(names).count == names.count)
    for rule in page.rules {
      #expect(rule.certainty.first.map { "HABC".contains($0) } == true, "\(rule.name)")
      let unknown = rule.sources.filter { !page.sources.contains($0) }
      #expect(unknown.isEmpty, "\(rule.name) names sources that the page does not explain")
    }
  }

  @Test func `every rule on the page lists tests that name the rule`() {
    for rule in page.rules {
      #expect(!rule.tests.isEmpty, "\(rule.name) has no test")
      for name in rule.tests {
        let carriers = tests.filter { $0.title == name }
        #expect(
          carriers.contains { $0.rules.contains(rule.name) },
          "\(name) does not exist or has no comment 'Rule: \(rule.name).'"
        )
      }
    }
  }

  @Test func `every heard or documented rule has a test with a source`() {
    for rule in page.rules where "HA".contains(rule.certainty.prefix(1)) {
      let carriers = tests.filter { rule.tests.contains($0.title) }
      #expect(carriers.contains { $0.hasSource }, "\(rule.name)")
    }
  }

  @Test func `every rule that a test names is on the page, with that test`() {
    let carriers = tests.filter { !$0.rules.isEmpty }
    #expect(carriers.count > 60)
    for test in carriers {
      for name in test.rules {
        let rule = page.rules.first { $0.name == name }
        #expect(
          rule?.tests.contains(test.title) == true,
          "\(test.title) carries '\(name)', which docs/speech.md does not give to it"
        )
      }
    }
  }
}
