import AccessibilityTree
import ScreenDrawing
import SnippetTestSupport
import Testing

/// Drawings of screens: their parts, bars, groups and sheets.
struct ScreenDrawingTests {
  @Test func `a drawing describes what is on the screen`() async throws {
    let drawing = try await Page.drawing(
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
    #expect(drawing.parts == [ScreenPart(.heading), row, row, ScreenPart(.slider)])
  }

  @Test func `names with prices, large text in rows and dots are classified correctly`()
    async throws
  {
    let drawing = try await Page.drawing(
      """
      func label(_ words: String, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = words
        label.font = .systemFont(ofSize: size)
        return label
      }
      let dot = UIView()
      dot.backgroundColor = .systemRed
      dot.widthAnchor.constraint(equalToConstant: 12).isActive = true
      dot.heightAnchor.constraint(equalToConstant: 12).isActive = true
      let row = UIStackView(arrangedSubviews: [dot, label("Order 1042")])
      row.alignment = .center
      let large = UIStackView(arrangedSubviews: [label("9:41", size: 40), label("5", size: 40)])
      """,
      "screen [label(\"Margherita · $12\"), label(\"from $12\"), row, large]"
    )
    #expect(drawing.parts.map(\.kind) == [.text, .price, .row, .row])
    #expect(
      drawing.parts.suffix(2).map { $0.parts.map(\.kind) } == [[.symbol, .text], [.text, .text]]
    )
  }

  @Test(arguments: [("", 370.0), (" width=200", 200)])
  func `a view without a size is as wide as the column`(option: String, width: Double) async throws
  {
    let code = """
      let title = UILabel()
      title.text = "Volume"
      let stack = UIStackView(arrangedSubviews: [title, UISlider()])
      stack.axis = .vertical
      """
    let drawing = try await Page.drawing(code, "screen stack\(option)")
    let ends = drawing.shapes.compactMap { shape in
      if case .surface(_, let frame, _) = shape { frame.right } else { nil }
    }
    #expect(ends.max() == 16 + width)
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
  func `bars follow the iOS version, or the look option of the fence`(
    option: String,
    look: SystemLook,
    bar: Rect
  ) async throws {
    let drawing = try await Page.drawing(Self.tabs, "screen tabs\(option)")
    #expect(drawing.look == look)
    #expect(drawing.areas.first == bar)
    #expect(
      drawing.shapes.contains { if case .symbol(_, "book", _) = $0 { true } else { false } }
    )
    #expect(drawing.parts == [ScreenPart(.tabBar, parts: [ScreenPart(.button, words: "Menu")])])
  }

  @Test func `grouped rows are on cards, and the last row has no separator`() async throws {
    let drawing = try await Page.drawing(
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
    let cards = drawing.shapes.compactMap { shape -> Rect? in
      if case .surface(.card, let rect, radius: 26) = shape { rect } else { nil }
    }
    #expect(cards.map(\.height) == [156])
    #expect(drawing.ground == .grouped)
    let lines = drawing.shapes.filter { if case .surface(.fill, _, _) = $0 { true } else { false } }
    #expect(lines.count == 2)
    #expect(drawing.parts.map(\.kind) == [.row, .row, .row])
  }

  @Test func `scrolled content is clipped, with a line where it continues`()
    async throws
  {
    let drawing = try await Page.drawing(
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
    let cards = drawing.shapes.compactMap { shape -> Rect? in
      switch shape {
      case .surface(.area, let rect, _), .surface(.paint, let rect, _): rect
      default: nil
      }
    }
    #expect(cards.map(\.x) == [16, 166])
    #expect(cards.map(\.width) == [140, 50])
    let texts = drawing.texts
    #expect(texts.first?.text == "Mozzarella 0")
    #expect(texts.count == 2)
    let second = try #require(texts.last)
    #expect(second.text.count < 8 && "Mozzarella 1".hasPrefix(second.text))
    // No text overlaps the line.
    #expect(second.x + second.width <= 216)
    let marks = drawing.shapes.compactMap { shape in
      if case .surface(.fill, let rect, _) = shape { rect } else { nil }
    }
    #expect(marks == [Rect(x: 213, y: 80, width: 3, height: 60)])
  }

  private static let sheet = """
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
    """

  // Source: Apple, “Adopting Liquid Glass”: half sheets are inset from the edge of the display; A.
  @Test(arguments: [("18", 0.0), ("26", 8.0)])
  func `a sheet at half height is drawn over a dimmed screen`(
    look: String,
    margin: Double
  ) async throws {
    let shapes = try await Page.drawing(Self.sheet, "screen shower look=\(look)").shapes
    let veil = try #require(
      shapes.firstIndex { if case .surface(.shade, _, _) = $0 { true } else { false } }
    )
    let words = shapes.firstIndex {
      if case .text(let line) = $0 { line.text == "Menu" } else { false }
    }
    #expect(try #require(words) < veil)
    let surfaces = shapes[veil...].compactMap { shape in
      if case .surface(.sheet, let rect, _) = shape { rect } else { nil }
    }
    let sheet = try #require(surfaces.first)
    #expect(sheet.x == margin)
    #expect(sheet.y > 400 && sheet.y < 520)
  }
}
