import AccessibilityTree
import AssistiveTechnology
import BookTestSupport
import ScreenDrawing
import SnippetNotation
import SpeechRules
import Testing

/// The overlays of Voice Control, Full Keyboard Access and Switch Control at each step.
struct OverlayFigureTests {
  private let fence = "```voicecontrol menu player\n> show names\nSoup · Pie\n> tap Pie\n```\n"

  /// A screen of two dishes with overlays at each step.
  private func walkthrough(
    _ overlays: [[OverlayMark]],
    _ entries: [Transcript.Entry]? = nil
  ) -> Walkthrough {
    var screen = Walkthrough.over(["Soup", "Pie"])
    screen.technology = .voiceControl
    screen.overlays = overlays
    screen.transcript = Transcript(
      entries: entries ?? [
        .command(WrittenCommand(VoiceCommand.show(.names))), .shown("Soup · Pie"),
        .command(WrittenCommand(VoiceCommand.tap(.name("Pie")))), .event(.activated, "Pie"),
        .command(WrittenCommand(VoiceCommand.show(.names))), .shown("Soup · Pie"),
      ]
    )
    return screen
  }

  private func mark(_ text: String, line: Int) -> OverlayMark {
    OverlayMark(
      text: text,
      frame: Rect(x: 16, y: Double(78 + 60 * line), width: 370, height: 44)
    )
  }

  private var names: [OverlayMark] { [mark("Soup", line: 0), mark("Pie", line: 1)] }

  @Test func `names are placed next to the text of their elements`() throws {
    let page = try LittleBook(fence).page([5: .spoken(walkthrough([names, [], names]))])
    #expect(
      page.contains(
        """
        <g class="marks" data-steps="0 2" data-on>\
        <path class="tag" d="M92 91h32a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7h-32a7 7 0 0 1-7-7v-8\
        a7 7 0 0 1 7-7zM85 96l-6 6 6 6z
        """
      )
    )
    #expect(page.contains("class=\"bright\">Soup</text>"))
    #expect(page.contains("Drawing of the screen; the list that follows describes its overlay"))
    #expect(!page.contains("<g class=\"numbers\">"))
  }

  @Test func `each overlay lists its steps, and the first one is visible without a script`() throws
  {
    let numbers = [mark("1", line: 1)]
    let page = try LittleBook(fence).page([5: .spoken(walkthrough([names, numbers, []]))])
    #expect(page.contains("<g class=\"marks\" data-steps=\"0\" data-on>"))
    #expect(page.contains("<g class=\"marks\" data-steps=\"1\"><path class=\"tag\""))
  }

  @Test func `the keyboard focus has a frame without words`() throws {
    let page = try LittleBook(fence).page([5: .spoken(walkthrough([[mark("", line: 1)]]))])
    #expect(
      page.contains(
        "<g class=\"marks\" data-steps=\"0\" data-on><path class=\"ring\" d=\"M"
      )
    )
  }

  @Test func `overlays of another screen are omitted`() throws {
    let entries: [Transcript.Entry] = [
      .command(WrittenCommand(VoiceCommand.show(.names))), .shown("Soup · Pie"),
      .command(WrittenCommand(VoiceCommand.tap(.name("Pie")))), .event(.screenChanged),
      .command(WrittenCommand(VoiceCommand.show(.names))), .shown("Pie"),
    ]
    let page = try LittleBook(fence)
      .page([5: .spoken(walkthrough([names, [], [mark("Pie", line: 1)]], entries))])
    #expect(page.contains("data-steps=\"0\" data-on"))
    #expect(!page.contains("data-steps=\"2\""))
  }

  @Test func `a name without room is shortened with an ellipsis`() throws {
    let long = String(repeating: "Pepperoni ", count: 9)
    let page = try LittleBook(fence)
      .page([5: .spoken(walkthrough([[mark(long, line: 0)]]))])
    #expect(page.contains("Pepperoni Pepperoni"))
    #expect(page.contains("…</text>"))
    #expect(!page.contains(">\(long)</text>"))
  }
}
