import Diagnostics
import ScreenDrawing
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

/// Screens at several text sizes, and items in the Large Content Viewer.
struct ScreenSizeTests {
  private static let board = """
    ```swift
    import UIKit

    let title = UILabel()
    title.text = "Departures"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    let platform = UILabel()
    platform.text = "Platform 5"
    platform.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (label: UILabel, _) in
      label.isHidden = label.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
    ```

    """

  // Source: Apple, Human Interface Guidelines, “Typography”, sizes of the style body; A.
  @Test func `a screen is drawn and read at several text sizes`() async throws {
    let fence = "1️⃣```screen [title, platform] text=l,accessibility1,ax5\nThe board.\n```\n"
    let page = Page(Self.board + fence)
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    guard case .drawnAtSizes(let screens)? = report.verdicts[page.fence("1️⃣")] else {
      Issue.record("nothing was drawn")
      return
    }
    #expect(screens.map(\.size) == [.l, .ax1, .ax5])
    #expect(screens.map(\.walkthrough.stops) == [2, 1, 1])
    let sizes = screens.map { $0.walkthrough.drawing?.texts.first?.size }
    #expect(sizes == [17, 28, 53])
  }

  @Test(arguments: [
    ("screen [title] text=l,xl before=platform", "cannot be combined with several text sizes"),
    ("screen [title] text=l,huge", "unknown value in 'text=l,huge'"),
    ("voiceover title text=l,xl", "unknown value in 'text=l,xl'"),
    ("screen [title, platform] text=l,ax1 expect=2 stops", "the page expects 2 stops"),
  ])
  func `invalid sizes, and a count that one of the sizes breaks, are reported`(
    info: String,
    words: String
  ) async {
    let page = Page(Self.board + "```\(info)\nDepartures\n```\n")
    let findings = await page.check().report.diagnostics
    #expect(findings.contains { $0.summary.contains(words) }, "\(findings.map(\.summary))")
  }

  private static func bar(_ change: String) -> String {
    """
    ```swift
    import UIKit

    let button = UIButton(type: .system)
    button.accessibilityLabel = "Trains"
    button.showsLargeContentViewer = true
    button.largeContentTitle = "Trains"
    let bar = UIStackView(arrangedSubviews: [button])
    bar.addInteraction(UILargeContentViewerInteraction())
    \(change)
    ```


    """
  }

  // Source: Apple, UILargeContentViewerItem and UILargeContentViewerInteraction; A.
  @Test func `a long-pressed item is enlarged with its title`() async throws {
    let page = Page(Self.bar("") + "1️⃣```screen bar text=ax1 large=Trains\nThe bar.\n```\n")
    let report = await page.check().report
    #expect(report.diagnostics.map(\.summary) == [])
    guard case .drawn(nil, let screen)? = report.verdicts[page.fence("1️⃣")] else {
      Issue.record("nothing was drawn")
      return
    }
    let titles = try #require(screen.drawing).texts.filter { $0.text == "Trains" }
    #expect(titles.map(\.size).max() ?? 0 > 30)
  }

  @Test(arguments: [
    ("", "text=xxxl large=Trains", "needs an accessibility text size"),
    ("", "text=ax1 large=Tickets", "no view has the large title or the label 'Tickets'"),
    (
      "button.showsLargeContentViewer = false", "text=ax1 large=Trains",
      "has no large content viewer"
    ),
    (
      "for each in bar.interactions { bar.removeInteraction(each) }", "text=ax1 large=Trains",
      "has a UILargeContentViewerInteraction"
    ),
    ("button.largeContentTitle = nil", "text=ax1 large=Trains", "neither a large title nor"),
  ])
  func `an item that a device would not enlarge is reported`(
    change: String,
    options: String,
    words: String
  ) async {
    let page = Page(Self.bar(change) + "```screen bar \(options)\nThe bar.\n```\n")
    let findings = await page.check().report.diagnostics
    let texts = findings.map { ([$0.summary] + $0.details).joined(separator: " ") }
    #expect(texts.contains { $0.contains(words) }, "\(texts)")
  }
}
