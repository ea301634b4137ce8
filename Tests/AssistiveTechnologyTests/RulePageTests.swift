import Foundation
import SpeechRules
import Testing

struct RulePageTests {
  private let files: Files
  private var page: RulePage { files.page }
  private var tests: [RuleTest] { files.generator.tests }

  private static let files = Result { try Files() }

  init() throws {
    files = try Self.files.get()
  }

  @Test func `the page is generated from the rules and the tests`() throws {
    if ProcessInfo.processInfo.environment["RECORD_SPEECH_PAGE"] == "1" {
      try Data(files.generated.utf8).write(to: files.file, options: .atomic)
    } else {
      let lines = Set(files.text.split(separator: "\n"))
      let missing = files.generated.split(separator: "\n").filter { !lines.contains($0) }
      // A comparison inside '#expect' would print the whole page twice.
      let isUpToDate = files.generated == files.text
      #expect(
        isUpToDate,
        """
        docs/speech.md is out of date; 'make speech-page' generates it. These lines are missing:
        \(missing.joined(separator: "\n"))
        """
      )
    }
  }

  @Test func `every rule of the model has a row, and the page quotes all captures`() {
    let names = Set(page.rules.map(\.name))
    for rule in files.generator.rules {
      #expect(names.contains(rule.rawValue), "docs/speech.md has no row for \(rule.rawValue)")
    }
    let lines = Set(files.generated.split(separator: "\n").map(String.init))
    let hasCaptures = lines.isSuperset(of: files.generator.captures)
    #expect(hasCaptures, "docs/speech.md has no table in the section 'What was heard'")
  }

  @Test func `every rule has a unique name, a certainty and explained sources`() {
    let names = page.rules.map(\.name)
    #expect(names.count > 80)
    #expect(Set(names).count == names.count)
    for rule in page.rules {
      #expect(rule.certainty.first.map { "HABC".contains($0) } == true, "\(rule.name)")
      let unknown = rule.sourceKeys.filter { !page.sources.contains($0) }
      #expect(unknown.isEmpty, "\(rule.name) names sources that the page does not explain")
    }
  }

  @Test func `every contested rule has a row of certainty C that says so`() throws {
    for rule in ContestedRule.all {
      let row = try #require(page.rules.first { $0.name == rule.name }, "\(rule.name)")
      #expect(row.certainty.hasPrefix("C"), "\(rule.name)")
      let text = (row.statement + row.sources).lowercased()
      let isContested = ["contested", "disagree"].contains { text.contains($0) }
      #expect(isContested, "\(rule.name)")
    }
  }

  @Test func `every rule on the page has a test that names it`() {
    for rule in page.rules {
      #expect(!rule.tests.isEmpty, "no test has a comment 'Rule: \(rule.name).'")
    }
  }

  @Test func `every heard or documented rule has a test with a source`() {
    for rule in page.rules where "HA".contains(rule.certainty.prefix(1)) {
      let carriers = tests.filter { $0.rules.contains(rule.name) }
      #expect(carriers.contains { $0.hasSource }, "\(rule.name)")
    }
  }

  @Test func `every rule that a test names is on the page`() {
    let names = Set(page.rules.map(\.name))
    let carriers = tests.filter { !$0.rules.isEmpty }
    #expect(carriers.count > 60)
    for test in carriers {
      for name in test.rules {
        #expect(names.contains(name), "\(test.title) names '\(name)', which has no row")
      }
    }
  }

  private struct Files {
    let file: URL
    let text: String
    let generator: SpeechPage
    let generated: String
    /// The generated page, so that the other tests also pass while it is being recorded.
    let page: RulePage

    init() throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      file = root.appending(path: "docs/speech.md")
      text = try String(contentsOf: file, encoding: .utf8)
      generator = SpeechPage(
        rules: SpeechRule.allCases,
        tests: try RuleTest.all(in: root.appending(path: "Tests")),
        chapters: try ContestedChapters.all(in: root.appending(path: "Content"))
      )
      generated = generator.renewed(text)
      page = RulePage(generated)
    }
  }
}
