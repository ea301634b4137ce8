import AccessibilityTree
import AssistiveTechnology
import Diagnostics
import ScreenDrawing
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// Screens and players: their drawings, transcripts and expectations.
struct ScreenTests {
  private static let menu = """
    ```swift
    import UIKit

    func row(_ name: String, _ price: String) -> UIStackView {
      let title = UILabel()
      title.text = name
      let money = UILabel()
      money.text = price
      return UIStackView(arrangedSubviews: [title, money])
    }

    let raw = [row("Soup", "3"), row("Pie", "4")]
    let menu = [row("Soup", "3"), row("Pie", "4")]
    for row in menu {
      row.isAccessibilityElement = true
      row.accessibilityLabel = "Dish"
    }
    ```

    """

  @Test func `a screen is drawn from its real layout and read`() async throws {
    let page = Page(Self.menu + "1️⃣```screen menu before=raw\nTwo menus.\n```\n")
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    guard case .drawn(let before?, let after)? = report.verdicts[page.fence("1️⃣")] else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(before.transcript.lines == ["Soup", "3", "Pie", "4"])
    #expect(after.transcript.lines == ["Dish", "Dish"])
    #expect(Transcript(entries: before.backwardWalk).lines == ["Pie", "3", "Soup"])
    #expect(before.stops == 4)
    let texts = try #require(after.drawing).texts
    #expect(texts.map(\.text) == ["Soup", "3", "Pie", "4"])
    guard case .spoken(_, let first?)? = after.transcript.entries.first else { return }
    #expect(first.frame.contains(Point(x: texts[0].x, y: texts[0].baseline)))
  }

  @Test func `the number of stops of a screen is checked`() async {
    let page = Page(Self.menu + "1️⃣```screen menu before=raw expect=3 stops\nTwo menus.\n```\n")
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["stop-count"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    #expect(report.verdicts[page.fence("1️⃣")] == .broken)
  }

  @Test(arguments: [
    ("", "'Soup of the day' and 'Pie' overlap in the drawing"),
    ("pie.frame.origin.y = 30", nil),
    ("pie.backgroundColor = .white", nil),
    ("soup.text = nil; pie.text = nil", "the drawing has no text"),
  ])
  func `an illegible drawing is reported`(change: String, summary: String?) async {
    let page = Page(
      """
      ```swift
      import UIKit
      let soup = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
      soup.text = "Soup of the day"
      let pie = UILabel(frame: CGRect(x: 20, y: 0, width: 200, height: 20))
      pie.text = "Pie"
      \(change)
      let menu = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
      menu.addSubview(soup)
      menu.addSubview(pie)
      ```

      1️⃣```screen menu
      A menu.
      ```

      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.summary) == (summary.map { [$0] } ?? []))
    #expect(report.diagnostics.allSatisfy { $0.location == page.location("1️⃣") })
    #expect(report.diagnostics.allSatisfy { $0.id == "illegible-drawing" })
  }

  @Test(arguments: [
    (
      "ZStack { Text(\"Soup of the day\"); Text(\"Pie of today\") }",
      "'Soup of the day' and 'Pie of today' overlap in the drawing"
    ),
    (
      "Toggle(\"Soup\", isOn: $isOn).overlay(Text(\"Soup\").offset(x: -150))",
      "'Soup' and 'Soup' overlap in the drawing"
    ),
    ("VStack { Text(\"Soup of the day\"); Text(\"Pie of today\") }", nil),
    ("Toggle(isOn: $isOn) { Text(\"\") }", "the drawing has no text"),
  ])
  func `an illegible SwiftUI drawing is reported`(view: String, summary: String?) async {
    let page = Page(
      """
      ```swift
      import SwiftUI
      struct Menu: View {
        @State var isOn = true
        var body: some View { \(view) }
      }
      ```

      1️⃣```screen Menu()
      A menu.
      ```

      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.map(\.summary) == (summary.map { [$0] } ?? []))
    #expect(report.diagnostics.allSatisfy { $0.location == page.location("1️⃣") })
  }

  @Test func `an expression that does not compile is reported at its column`() async {
    let page = Page(
      Self.menu + "```screen 1️⃣menus before=raw\n```\n\n```screen menu before=2️⃣row2\n```\n"
    )
    let report = await page.check().report
    #expect(Set(report.diagnostics.map(\.id)) == ["does-not-compile"])
    let places = report.diagnostics.compactMap(\.location)
    #expect(places.contains(page.location("1️⃣")))
    #expect(places.contains(page.location("2️⃣")))
  }

  @Test func `an update never changes the caption of a screen`() async {
    let page = Page(Self.menu + "```screen menu\n> swipe sideways\n```\n")
    let check = await page.check()
    #expect(check.report.diagnostics.isEmpty)
    #expect(check.updates.isEmpty)
  }

  @Test func `an unknown look is reported`() async {
    let page = Page(Self.menu + "```screen menu look=17\n```\n")
    let finding = await page.check().report.diagnostics.first
    #expect(finding?.summary == "unknown value in 'look=17'")
    #expect(finding?.help == "write 'look=18|26'")
  }

  @Test func `the player option is all that a player needs`() async {
    let page = Page(
      Self.menu + "1️⃣```voiceover menu player\nDish\n> swipe right\nDish\n```\n"
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    guard case .spoken(let walkthrough)? = report.verdicts[page.fence("1️⃣")] else {
      Issue.record("the transcript has no walkthrough")
      return
    }
    #expect(walkthrough.drawing != nil)
    #expect(walkthrough.backwardWalk.isEmpty)
  }

  @Test(arguments: [
    ("voicecontrol", "show names", "Soup · Pie", ["Soup", "Pie"]),
    ("keyboard", "tab", "Soup", [""]),
  ])
  func `a player shows the overlays of the technology`(
    fence: String,
    command: String,
    line: String,
    marks: [String]
  ) async {
    let page = Page(
      """
      ```swift
      import UIKit
      let dishes = ["Soup", "Pie"].map { name in
        UIButton(configuration: .plain(), primaryAction: UIAction(title: name) { _ in })
      }
      ```

      1️⃣```\(fence) dishes player
      > \(command)
      \(line)
      ```

      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    guard case .spoken(let walkthrough)? = report.verdicts[page.fence("1️⃣")] else {
      Issue.record("the transcript has no walkthrough")
      return
    }
    #expect(walkthrough.drawing?.texts.map(\.text) == ["Soup", "Pie"])
    #expect(walkthrough.overlays.map { $0.map(\.text) } == [marks])
  }

  @Test func `a player without commands is rejected except for VoiceOver`() async {
    let page = Page(Self.menu + "```keyboard menu 1️⃣player\n```\n")
    let finding = await page.check().report.diagnostics.first
    #expect(finding?.summary == "a player of 'keyboard' needs commands to step through")
    #expect(finding?.help == "write commands, such as '> tab', or remove 'player'")
    #expect(finding?.location == page.location("1️⃣"))
  }

  @Test func `a transcript without a player is not drawn`() async {
    let page = Page(Self.menu + "1️⃣```voiceover menu\nDish\nDish\n```\n")
    guard case .spoken(let walkthrough)? = await page.check().report.verdicts[page.fence("1️⃣")]
    else {
      Issue.record("the transcript has no walkthrough")
      return
    }
    #expect(walkthrough.drawing == nil)
  }
}
