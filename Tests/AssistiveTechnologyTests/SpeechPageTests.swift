import SpeechRules
import Testing

struct SpeechPageTests {
  private let page = SpeechPage(
    rules: [.adjust, .pause, .announcement],
    tests: [
      RuleTest(suite: "RotorTests", name: "a value is spoken", rules: ["adjust"], hasSource: true),
      RuleTest(suite: "ActionTests", name: "speech pauses", rules: ["pause"], hasSource: false),
      RuleTest(
        suite: "AdjustTests",
        name: "two rules are tested",
        rules: ["adjust", "one-line"],
        hasSource: false
      ),
    ]
  )

  @Test func `a row of a rule takes its sentence, sources, certainty and tests`() {
    #expect(
      page.renewed("| `adjust` | Old | `OLD` | C | `OldTests`: old |") == """
        | `adjust` | After adjusting an element, only the new value is spoken \
        | `CAP`, `MAG`, `BOOK` | H | `AdjustTests`: two rules are tested; \
        `RotorTests`: a value is spoken |
        """
    )
    #expect(
      page.renewed("| `pause` | | | | |") == """
        | `pause` | A two-finger tap pauses and resumes speech | ours | C \
        | `ActionTests`: speech pauses |
        """
    )
  }

  @Test func `what is written by hand follows the generated parts`() {
    #expect(
      page.renewed("| `pause` | Old. One. Two | `OLD`; new; newer | A for it; B | none |") == """
        | `pause` | A two-finger tap pauses and resumes speech. One. Two | ours; new; newer \
        | C for it; B | `ActionTests`: speech pauses |
        """
    )
  }

  @Test func `a row without a rule of the model keeps everything except its tests`() {
    #expect(
      page.renewed("| `one-line` | By hand | `OLD` | A | none |")
        == "| `one-line` | By hand | `OLD` | A | `AdjustTests`: two rules are tested |"
    )
  }

  @Test func `the captures are those of the rules, and other lines stay`() {
    let before = """
      # Rules

      ## What was heard

      | rule | heard | system |
      |---|---|---|
      | `old` | “Old” | iOS 17 |

      ## Others

      | `key` | source |
      | `a` | b | c |

      """
    let after = before.replacing(
      "| `old` | “Old” | iOS 17 |",
      with: """
        | `adjust` | “16 of 156” | iOS 26.5, the log of VoiceOver |
        | `announcement` | “Moved 2 items to position 2 of 3.” | iOS 27.0 (24A5408d), a caption |
        """
    )
    #expect(page.renewed(before) == after)
    #expect(page.renewed(after) == after)
  }

  @Test func `contested rules are listed with their chapters`() {
    var page = page
    page.chapters = ["hint-actions": ["custom-actions", "rotor"]]
    let text = "## Contested rules\n* `old`: no chapter\n\n## Next\n* `kept`"
    let lines = page.renewed(text).split(separator: "\n").map(String.init)
    #expect(lines.contains("* `hint-actions`: `custom-actions`, `rotor`"))
    #expect(lines.contains("* `dismissed-opener`: no chapter"))
    #expect(lines.contains("* `kept`") && !lines.contains { $0.contains("`old`") })
    #expect(page.renewed(page.renewed(text)) == page.renewed(text))
  }

  @Test func `paragraphs and cells of chapters are searched, fences are not`() {
    let text = """
      ---
      title: Actions available
      ---
      One
      and two.

      ```voiceover v
      Actions available
      ```

      | a | b |
      """
    let paragraphs = ContestedChapters.paragraphs(of: text).filter { !$0.isEmpty }
    #expect(paragraphs == ["One\nand two.\n", " a ", " b "])
  }
}
