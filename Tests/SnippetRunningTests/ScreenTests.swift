import AccessibilityTree
import AssistiveTechnology
import Diagnostics
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SnippetTestSupport
import Testing

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
    #expect(Transcript(entries: before.wayBack).lines == ["Pie", "3", "Soup"])
    #expect(before.stops == 4)
    let texts = try #require(after.drawing).shapes.compactMap { shape -> ScreenDrawing.Text? in
      if case .text(let text) = shape { text } else { nil }
    }
    #expect(texts.map(\.text) == ["Soup", "3", "Pie", "4"])
    guard case .spoken(_, let first?)? = after.transcript.entries.first else { return }
    #expect(first.frame.contains(Point(x: texts[0].x, y: texts[0].baseline)))
  }

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
  @Test func `a screen is drawn and read at several sizes of text`() async throws {
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
    let sizes = screens.compactMap { screen -> Double? in
      for case .text(let text) in screen.walkthrough.drawing?.shapes ?? [] { return text.size }
      return nil
    }
    #expect(sizes == [17, 28, 53])
  }

  @Test(arguments: [
    ("screen [title] text=l,xl before=platform", "stands beside no other screen"),
    ("screen [title] text=l,huge", "unknown value in 'text=l,huge'"),
    ("voiceover title text=l,xl", "unknown value in 'text=l,xl'"),
    ("screen [title, platform] text=l,ax1 expect=2 stops", "the page promises 2 stops"),
  ])
  func `sizes that cannot be shown, and a count that one of them breaks, are found`(
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
  @Test func `an item on which a finger rests is shown large with its title`() async throws {
    let page = Page(Self.bar("") + "1️⃣```screen bar text=ax1 large=Trains\nThe bar.\n```\n")
    let report = await page.check().report
    #expect(report.diagnostics.map(\.summary) == [])
    guard case .drawn(nil, let screen)? = report.verdicts[page.fence("1️⃣")] else {
      Issue.record("nothing was drawn")
      return
    }
    let titles = try #require(screen.drawing).shapes.compactMap { shape -> Double? in
      if case .text(let text) = shape, text.text == "Trains" { text.size } else { nil }
    }
    #expect(titles.max() ?? 0 > 30)
  }

  @Test(arguments: [
    ("", "text=xxxl large=Trains", "below the accessibility sizes"),
    ("", "text=ax1 large=Tickets", "no view has the large title or the label 'Tickets'"),
    ("button.showsLargeContentViewer = false", "text=ax1 large=Trains", "takes no part"),
    (
      "for each in bar.interactions { bar.removeInteraction(each) }", "text=ax1 large=Trains",
      "has a UILargeContentViewerInteraction"
    ),
    ("button.largeContentTitle = nil", "text=ax1 large=Trains", "neither a large title nor"),
  ])
  func `an item that a device would not show large is found`(
    change: String,
    options: String,
    words: String
  ) async {
    let page = Page(Self.bar(change) + "```screen bar \(options)\nThe bar.\n```\n")
    let findings = await page.check().report.diagnostics
    let texts = findings.map { ([$0.summary] + $0.details).joined(separator: " ") }
    #expect(texts.contains { $0.contains(words) }, "\(texts)")
  }

  @Test func `the number of stops of a screen is held to its promise`() async {
    let page = Page(Self.menu + "1️⃣```screen menu before=raw expect=3 stops\nTwo menus.\n```\n")
    let report = await page.check().report
    #expect(report.diagnostics.map(\.id) == ["stop-count"])
    #expect(report.diagnostics.first?.location == page.location("1️⃣"))
    #expect(report.verdicts[page.fence("1️⃣")] == .broken)
  }

  @Test(arguments: [
    ("", "on the drawing, 'Soup of the day' and 'Pie' lie on one another"),
    ("pie.frame.origin.y = 30", nil),
    ("pie.backgroundColor = .white", nil),
    ("soup.text = nil; pie.text = nil", "there is not a word on the drawing"),
  ])
  func `a drawing that cannot be read is reported`(change: String, summary: String?) async {
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
    #expect(report.diagnostics.allSatisfy { $0.id == "unreadable-drawing" })
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

  @Test func `a screen is not rewritten, whatever its caption says`() async {
    let page = Page(Self.menu + "```screen menu\n> swipe sideways\n```\n")
    let check = await page.check()
    #expect(check.report.diagnostics.isEmpty)
    #expect(check.updates.isEmpty)
  }

  @Test func `a player needs no more than a word`() async {
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
    #expect(walkthrough.wayBack.isEmpty)
  }

  @Test func `a transcript nobody asked a player for is not drawn`() async {
    let page = Page(Self.menu + "1️⃣```voiceover menu\nDish\nDish\n```\n")
    guard case .spoken(let walkthrough)? = await page.check().report.verdicts[page.fence("1️⃣")]
    else {
      Issue.record("the transcript has no walkthrough")
      return
    }
    #expect(walkthrough.drawing == nil)
  }

  /// What is drawn of the screen that a block makes.
  private func drawing(_ code: String, _ fence: String) async -> ScreenDrawing? {
    let page = Page("```swift\nimport UIKit\n\(code)\n```\n\n1️⃣```\(fence)\nA screen.\n```\n")
    let report = await page.check().report
    #expect(report.diagnostics.map(\.summary) == [])
    guard case .drawn(nil, let screen)? = report.verdicts[page.fence("1️⃣")] else { return nil }
    return screen.drawing
  }

  @Test func `a drawing knows what is on the screen`() async throws {
    let drawing = await drawing(
      """
      func row(_ name: String) -> UIStackView {
        let (title, price, add) = (UILabel(), UILabel(), UIButton(type: .system))
        title.text = name
        price.text = "$3"
        add.setTitle("Add", for: .normal)
        return UIStackView(arrangedSubviews: [title, price, add])
      }
      let heading = UILabel()
      heading.text = "Menu"
      heading.accessibilityTraits = .header
      let hidden = UISwitch()
      hidden.isHidden = true
      """,
      "screen [heading, row(\"Soup\"), row(\"Pie\"), hidden, UISlider()]"
    )
    let row = ScreenPart(
      .row,
      parts: [ScreenPart(.text), ScreenPart(.price), ScreenPart(.button, words: "Add")]
    )
    #expect(drawing?.parts == [ScreenPart(.heading), row, row, ScreenPart(.slider)])
  }

  private static let tabs = """
    let tabs = UITabBarController()
    let menu = UIViewController()
    menu.tabBarItem = UITabBarItem(title: "Menu", image: UIImage(systemName: "book"), tag: 0)
    tabs.viewControllers = [menu]
    """

  // Source: Apple, “Adopting Liquid Glass”: tab bars float above the content; A.
  @Test(arguments: [
    ("", SystemLook.iOS26, Rect(x: 21, y: 791, width: 360, height: 62)),
    (" look=18", .iOS18, Rect(x: 0, y: 791, width: 402, height: 83)),
    (" os=17", .iOS18, Rect(x: 0, y: 791, width: 402, height: 83)),
    (" os=17 look=26", .iOS26, Rect(x: 21, y: 791, width: 360, height: 62)),
  ])
  func `bars look as the version does, or as a fence asks for`(
    option: String,
    look: SystemLook,
    bar: Rect
  ) async throws {
    let drawing = try #require(await drawing(Self.tabs, "screen tabs\(option)"))
    #expect(drawing.look == look)
    let areas = drawing.shapes.compactMap { if case .area(let rect, _) = $0 { rect } else { nil } }
    #expect(areas.first == bar)
    #expect(
      drawing.shapes.contains { if case .symbol(_, "book", _) = $0 { true } else { false } }
    )
    #expect(drawing.parts == [ScreenPart(.tabBar, parts: [ScreenPart(.button, words: "Menu")])])
  }

  @Test func `a look that there is not is found`() async {
    let page = Page(Self.menu + "```screen menu look=17\n```\n")
    let finding = await page.check().report.diagnostics.first
    #expect(finding?.summary == "unknown value in 'look=17'")
    #expect(finding?.help == "write 'look=18|26'")
  }

  @Test func `colours that code sets are drawn, with letters that can be read on them`()
    async throws
  {
    let drawing = try #require(
      await drawing(
        """
        let label = UILabel(frame: CGRect(x: 8, y: 8, width: 100, height: 24))
        label.text = "Sold out"
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        card.backgroundColor = .systemRed
        card.layer.cornerRadius = 8
        card.addSubview(label)
        let note = UILabel()
        note.text = "Late"
        note.textColor = .systemYellow
        """,
        "screen [card, note]"
      )
    )
    let red = ScreenDrawing.Paint(light: 0xFF3B30, dark: 0xFF453A)
    #expect(
      drawing.shapes.contains {
        if case .paint(_, radius: 8, let paint) = $0 { paint == red } else { false }
      }
    )
    let letters = drawing.shapes.compactMap { shape -> ScreenDrawing.Paint? in
      if case .text(let line) = shape, case .paint(let paint) = line.ink { paint } else { nil }
    }
    #expect(letters.count == 2)
    #expect(letters.first == red.contrasting)
    // Yellow letters become darker on light paper and stay as they are on dark paper.
    let yellow = try #require(letters.last)
    #expect(ScreenDrawing.Paint.contrast(yellow.light, 0xFBFAF6) >= 4.5)
    #expect(yellow.dark == 0xFFD60A)
  }

  @Test func `groups of rows lie on cards, and their last rows have no line`() async throws {
    let drawing = try #require(
      await drawing(
        """
        final class Rows: UITableViewController {
          convenience init() { self.init(style: .insetGrouped) }
          override func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 3 }
          override func tableView(_: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = "Row \\(path.row)"
            cell.accessoryType = .disclosureIndicator
            return cell
          }
        }
        """,
        "screen Rows()"
      )
    )
    let cards = drawing.shapes.compactMap { shape -> Rect? in
      if case .area(let rect, radius: 26) = shape { rect } else { nil }
    }
    #expect(cards.map(\.height) == [156])
    let lines = drawing.shapes.filter { if case .fill = $0 { true } else { false } }
    #expect(lines.count == 2)
    #expect(drawing.parts.map(\.kind) == [.row, .row, .row])
  }

  @Test func `controls are drawn with their state`() async {
    let page = Page(
      """
      ```swift
      import UIKit
      let sound = UISwitch()
      sound.isOn = true
      let field = UITextField()
      field.placeholder = "A very long placeholder that has no room in so narrow a field as this"
      field.frame = CGRect(x: 0, y: 0, width: 100, height: 34)
      let hidden = UILabel()
      hidden.text = "Hidden"
      hidden.isHidden = true
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      box.backgroundColor = .red
      ```
      1️⃣
      ```screen [sound, field, hidden, box]
      Controls.
      ```
      """
    )
    let place = FencePlace(path: page.path, line: (page.location("1️⃣").line ?? 0) + 1)
    guard case .drawn(nil, let screen)? = await page.check().report.verdicts[place] else {
      Issue.record("nothing was drawn")
      return
    }
    let shapes = screen.drawing?.shapes ?? []
    // A switch that is on.
    #expect(shapes.contains { if case .tint = $0 { true } else { false } })
    #expect(shapes.contains { if case .thumb = $0 { true } else { false } })
    #expect(shapes.contains { if case .paint = $0 { true } else { false } })
    let texts = shapes.compactMap { shape -> String? in
      if case .text(let text) = shape { text.text } else { nil }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.hasPrefix("A very") == true)
    #expect(texts.first?.hasSuffix("…") == true)
  }

  @Test func `what scrolls is cut at the side of its view, with a line where it goes on`()
    async throws
  {
    let drawing = try #require(
      await drawing(
        """
        let row = UIScrollView(frame: CGRect(x: 16, y: 80, width: 200, height: 60))
        for index in 0..<3 {
          let card = UIView(frame: CGRect(x: index * 150, y: 0, width: 140, height: 60))
          card.backgroundColor = .secondarySystemBackground
          card.layer.cornerRadius = 12
          let name = UILabel(frame: CGRect(x: 8, y: 8, width: 124, height: 24))
          name.text = "Mozzarella \\(index)"
          card.addSubview(name)
          row.addSubview(card)
        }
        let screen = UIViewController()
        screen.view.addSubview(row)
        """,
        "screen screen"
      )
    )
    let cards = drawing.shapes.compactMap { shape -> Rect? in
      switch shape {
      case .area(let rect, _), .paint(let rect, _, _): rect
      default: nil
      }
    }
    #expect(cards.map(\.x) == [16, 166])
    #expect(cards.map(\.width) == [140, 50])
    let texts = drawing.shapes.compactMap { shape -> String? in
      if case .text(let line) = shape { line.text } else { nil }
    }
    #expect(texts.first == "Mozzarella 0")
    #expect(texts.count == 2)
    let second = try #require(texts.last)
    #expect(second.count < 8 && "Mozzarella 1".hasPrefix(second))
    let marks = drawing.shapes.compactMap { shape in
      if case .fill(let rect, _) = shape { rect } else { nil }
    }
    #expect(marks == [Rect(x: 213, y: 80, width: 3, height: 60)])
  }

  private static let sheet = """
    ```swift
    import UIKit

    let home = UIViewController()
    let title = UILabel(frame: CGRect(x: 16, y: 80, width: 300, height: 44))
    title.text = "Menu"
    home.view.addSubview(title)
    let details = UIViewController()
    let heading = UILabel(frame: CGRect(x: 16, y: 24, width: 300, height: 44))
    heading.text = "Your order"
    details.view.addSubview(heading)
    details.sheetPresentationController?.detents = [.medium(), .large()]
    home.loadViewIfNeeded()
    final class Shower: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { present(details, animated: false) }
      }
    }
    let shower = Shower()
    shower.view.addSubview(title)
    ```

    """

  // Source: Apple, “Adopting Liquid Glass”: half sheets are inset from the edge of the display; A.
  @Test(arguments: [("18", 0.0), ("26", 8.0)])
  func `a sheet at half height is drawn there, over a screen that is dimmed`(
    look: String,
    margin: Double
  ) async throws {
    let page = Page(Self.sheet + "1️⃣```screen shower look=\(look)\nA sheet.\n```\n")
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    guard case .drawn(_, let drawn)? = report.verdicts[page.fence("1️⃣")],
      let shapes = drawn.drawing?.shapes
    else {
      Issue.record("nothing was drawn")
      return
    }
    let veil = try #require(shapes.firstIndex { if case .shade = $0 { true } else { false } })
    let words = shapes.firstIndex {
      if case .text(let line) = $0 { line.text == "Menu" } else { false }
    }
    #expect(try #require(words) < veil)
    let surfaces = shapes[veil...].compactMap { shape in
      if case .area(let rect, _) = shape { rect } else { nil }
    }
    let sheet = try #require(surfaces.first)
    #expect(sheet.x == margin)
    #expect(sheet.y > 400 && sheet.y < 520)
  }

  @Test
  func `the content of a button stands where it says, and an empty field tells its spoken name`()
    async throws
  {
    let page = Page(
      """
      ```swift
      import UIKit

      let start = UIButton(type: .system)
      start.setTitle("Start", for: .normal)
      start.contentHorizontalAlignment = .leading
      start.frame = CGRect(x: 20, y: 100, width: 300, height: 44)
      let end = UIButton(type: .system)
      end.setTitle("End", for: .normal)
      end.contentHorizontalAlignment = .trailing
      end.frame = CGRect(x: 20, y: 160, width: 300, height: 44)
      let field = UITextField(frame: CGRect(x: 20, y: 220, width: 300, height: 34))
      field.borderStyle = .roundedRect
      field.accessibilityLabel = "Street"
      let all = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
      for part in [start, end, field] { all.addSubview(part) }
      ```

      1️⃣```screen all
      A form.
      ```
      """
    )
    let report = await page.check().report
    #expect(report.diagnostics.isEmpty)
    guard case .drawn(_, let drawn)? = report.verdicts[page.fence("1️⃣")] else {
      Issue.record("nothing was drawn")
      return
    }
    let lines = (drawn.drawing?.shapes ?? []).compactMap { shape in
      if case .text(let line) = shape { line } else { nil }
    }
    #expect(lines.map(\.text) == ["Start", "End", "Street"])
    guard lines.count == 3 else { return }
    #expect(lines[0].x == 20)
    #expect(abs(lines[1].x + lines[1].width - 320) < 1)
    #expect(lines[2].ink == .soft)
  }
}
