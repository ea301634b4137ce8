import BookTestSupport
import Diagnostics
import Testing

/// Errors are what breaks a page or a promise; style is a warning.
struct SeverityTests {
  @Test(arguments: [
    ("The table shown above is long.", "meaning-by-position"),
    ("TODO: say how it sounds.", "unfinished-text"),
    ("Press the the button.", "repeated-word"),
    ("See <https://example.org/a>.", "vague-link-text"),
    ("Read it [here](https://example.org).", "vague-link-text"),
    ("## One\n\nText.\n\n## One\n\nText.", "duplicate-heading"),
  ])
  func `style is a warning`(text: String, id: String) {
    let findings = LittleBook("\(text)\n").findings
    #expect(findings.map(\.id) == [id])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test(arguments: [
    ("See [the labels](missing.md).", "broken-link"), ("From the Greek φωνή.", "unmarked-language"),
    ("# A\n\nText.", "heading-level-one"),
  ])
  func `what breaks a page is an error, even in a draft`(text: String, id: String) {
    #expect(LittleBook("\(text)\n").findings.map(\.id) == [id])
    #expect(LittleBook("\(text)\n").findings.containsErrors)
    guard id != "unmarked-language" else { return }
    #expect(draft(text).containsErrors)
  }

  @Test func `a draft may be unfinished, and what a comment could allow is a warning`() {
    #expect(draft("TODO: say how it sounds.") == [])
    #expect(draft("From the Greek φωνή.").map(\.severity) == [.warning])
    #expect(draft("Text.", isDraft: "maybe").map(\.id) == ["wrong-value"])
    #expect(draft("TODO: more.", isDraft: "false").map(\.id) == ["unfinished-text"])
  }

  private func draft(_ text: String, isDraft: String = "true") -> [Diagnostic] {
    LittleBook(chapter: "---\ntitle: A\ndescription: B.\ndraft: \(isDraft)\n---\n\(text)\n")
      .findings
  }
}
