import AccessibilityTree
import ScreenDrawing
import SnippetTestSupport
import Testing

/// Drawings of controls: state, colours and position of text.
struct ControlDrawingTests {
  @Test func `custom colours are drawn with readable text on them`()
    async throws
  {
    let drawing = try await Page.drawing(
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
    let red = ScreenDrawing.Paint(light: 0xFF383C, dark: 0xFF4245)
    #expect(
      drawing.shapes.contains {
        if case .surface(.paint(let paint), _, radius: 8) = $0 { paint == red } else { false }
      }
    )
    let letters = drawing.texts.compactMap {
      if case .paint(let paint) = $0.ink { paint } else { nil }
    }
    #expect(letters.count == 2)
    #expect(letters.first == red.contrasting)
    // Yellow text becomes darker in the light appearance and stays the same in the dark one.
    let yellow = try #require(letters.last)
    #expect(ScreenDrawing.Paint.contrast(yellow.light, 0xFBFAF6) >= 4.5)
    #expect(yellow.dark == 0xFFD600)
  }

  @Test func `controls are drawn with their state`() async throws {
    let drawing = try await Page.drawing(
      """
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
      """,
      "screen [sound, field, hidden, box]"
    )
    // A switch that is on is green in every app without a colour of its own.
    #expect(
      drawing.shapes.contains {
        if case .surface(.paint(.green), _, _) = $0 { true } else { false }
      }
    )
    #expect(drawing.shapes.contains { if case .surface(.thumb, _, _) = $0 { true } else { false } })
    #expect(drawing.shapes.contains { if case .surface(.paint, _, _) = $0 { true } else { false } })
    #expect(drawing.texts.count == 1)
    #expect(drawing.texts.first?.text.hasPrefix("A very") == true)
    #expect(drawing.texts.first?.text.hasSuffix("…") == true)
  }

  @Test
  func `button content is aligned, and an empty field shows its spoken name`()
    async throws
  {
    let lines = try await Page.drawing(
      """
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
      """,
      "screen all"
    ).texts
    #expect(lines.map(\.text) == ["Start", "End", "Street"])
    guard lines.count == 3 else { return }
    #expect(lines[0].x == 20)
    #expect(abs(lines[1].x + lines[1].width - 320) < 1)
    #expect(lines[2].ink == .soft)
  }

  // Source: Apple, `UIButton.Configuration.imagePlacement`; A.
  @Test func `the image of a button is on the side that its configuration sets`()
    async throws
  {
    let shapes = try await Page.drawing(
      """
      func sorted(_ side: NSDirectionalRectEdge, y: CGFloat) -> UIButton {
        let button = UIButton(configuration: .plain())
        button.configuration?.title = "A title that has no room in so narrow a button"
        button.configuration?.image = UIImage(systemName: "chevron.down")
        button.configuration?.imagePlacement = side
        button.frame = CGRect(x: 20, y: y, width: 160, height: 44)
        return button
      }
      let all = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
      all.addSubview(sorted(.leading, y: 100))
      all.addSubview(sorted(.trailing, y: 160))
      """,
      "screen all"
    ).shapes
    let signs = shapes.compactMap { if case .symbol(let rect, _, _) = $0 { rect } else { nil } }
    let words = shapes.compactMap { if case .text(let line) = $0 { line } else { nil } }
    try #require(signs.count == 2 && words.count == 2)
    #expect(signs[0].x < words[0].x)
    #expect(signs[1].x > words[1].x)
    // A truncated title stays within the insets of 12 points.
    for line in words { #expect(line.x >= 31 && line.x + line.width <= 169) }
  }

  @Test func `segments show images, and separators between unselected ones`()
    async throws
  {
    let shapes = try await Page.drawing(
      """
      let sizes = UISegmentedControl(items: ["S", "M", UIImage(systemName: "star")!])
      sizes.selectedSegmentIndex = 0
      sizes.frame = CGRect(x: 20, y: 100, width: 300, height: 32)
      let all = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
      all.addSubview(sizes)
      """,
      "screen all"
    ).shapes
    let lines = shapes.compactMap {
      if case .surface(.fill, let rect, _) = $0 { rect } else { nil }
    }
    #expect(lines == [Rect(x: 219.5, y: 108, width: 1, height: 16)])
    let words = shapes.compactMap { if case .text(let line) = $0 { line } else { nil } }
    #expect(words.map { ($0.x + $0.width / 2).rounded() } == [70, 170])
    #expect(
      shapes.contains { shape in
        if case .symbol(let rect, "star", _) = shape { rect.center.x == 270 } else { false }
      }
    )
  }

  @Test func `a wheel shows rows around the selected one, a compact picker its date`()
    async throws
  {
    let drawing = try await Page.drawing(
      """
      let day = UIDatePicker(frame: CGRect(x: 20, y: 400, width: 130, height: 34))
      day.preferredDatePickerStyle = .compact
      day.datePickerMode = .date
      day.timeZone = TimeZone(identifier: "UTC")
      day.date = Date(timeIntervalSince1970: 1_790_000_000)
      final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let names = ["Small", "Medium", "Large", "Huge"]
        func numberOfComponents(in _: UIPickerView) -> Int { 1 }
        func pickerView(_: UIPickerView, numberOfRowsInComponent _: Int) -> Int { names.count }
        func pickerView(_: UIPickerView, titleForRow row: Int, forComponent _: Int) -> String? {
          names[row]
        }
      }
      let sizes = Sizes()
      let wheel = UIPickerView(frame: CGRect(x: 20, y: 100, width: 320, height: 216))
      wheel.dataSource = sizes
      wheel.delegate = sizes
      wheel.selectRow(1, inComponent: 0, animated: false)
      let all = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
      all.addSubview(wheel)
      all.addSubview(day)
      """,
      "screen all"
    )
    #expect(drawing.texts.map(\.text) == ["Small", "Medium", "Large", "Huge", "Sep 21, 2026"])
    #expect(drawing.texts.map(\.ink) == [.soft, .plain, .soft, .soft, .plain])
    #expect(drawing.parts == [ScreenPart(.wheel), ScreenPart(.button, words: "Sep 21, 2026")])
  }

  @Test(arguments: [(320, 1), (60, 0)])
  func `a search field has a magnifying glass if there is room`(
    width: Int,
    signs: Int
  )
    async throws
  {
    let shapes = try await Page.drawing(
      """
      let search = UISearchTextField(frame: CGRect(x: 20, y: 100, width: \(width), height: 36))
      search.text = "Pizza"
      let all = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
      all.addSubview(search)
      """,
      "screen all"
    ).shapes
    let glass = shapes.compactMap { shape -> Rect? in
      if case .symbol(let rect, "magnifyingglass", _) = shape { rect } else { nil }
    }
    #expect(glass.count == signs)
    let word = shapes.compactMap { if case .text(let line) = $0 { line } else { nil } }.first
    for sign in glass { #expect(try #require(word).x > sign.x + sign.width) }
  }

  @Test(arguments: ["$9 ", "Now $9, before "])
  func `crossed out words have a line through them and no others`(start: String) async throws {
    let shapes = try await Page.drawing(
      """
      let price = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 24))
      let text = NSMutableAttributedString(string: "\(start)")
      text.append(
        NSAttributedString(
          string: "$12",
          attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue]))
      price.attributedText = text
      let all = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
      all.addSubview(price)
      """,
      "screen all"
    ).shapes
    let lines = shapes.compactMap { if case .text(let line) = $0 { line } else { nil } }
    let strikes = shapes.compactMap { shape -> Rect? in
      if case .surface(.paint, let rect, _) = shape { rect } else { nil }
    }
    let line = try #require(lines.first)
    let strike = try #require(strikes.first)
    #expect(strikes.count == 1)
    #expect(strike.x > line.x + 10)
    #expect(abs(strike.x + strike.width - line.x - line.width) < 4)
    #expect(strike.y < line.baseline && strike.y > line.baseline - line.size / 2)
  }

  @Test func `a tab has its badge, a colour well its colour`() async throws {
    let drawing = try await Page.drawing(
      """
      let basket = UIViewController()
      basket.tabBarItem = UITabBarItem(title: "Basket", image: UIImage(systemName: "cart"), tag: 0)
      basket.tabBarItem.badgeValue = "3"
      let well = UIColorWell(frame: CGRect(x: 20, y: 100, width: 28, height: 28))
      well.selectedColor = .systemRed
      basket.view.addSubview(well)
      let tabs = UITabBarController()
      tabs.viewControllers = [basket]
      """,
      "screen tabs"
    )
    #expect(drawing.texts.map(\.text).contains("3"))
    let paints = drawing.shapes.compactMap {
      if case .surface(.paint(let paint), _, _) = $0 { paint } else { nil }
    }
    #expect(paints == [ScreenDrawing.Paint(light: 0xFF383C, dark: 0xFF4245), .badge])
  }

  @Test func `an alert has a bold title and red destructive actions`() async throws {
    let texts = try await Page.drawing(
      """
      final class Screen: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          let alert = UIAlertController(title: "Sure?", message: "No way back.", preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
          present(alert, animated: true)
        }
      }
      let sure = Screen()
      """,
      "screen sure"
    ).texts
    #expect(texts.filter(\.isBold).map(\.text) == ["Sure?"])
    let red = texts.filter { $0.ink == .paint(ScreenDrawing.Paint.badge.legible()) }
    #expect(red.map(\.text) == ["Delete"])
  }

  @Test(arguments: [(160, 320), (44, 44)])
  func `a picture alone fills a large button`(height: Int, width: Int) async throws {
    let shapes = try await Page.drawing(
      """
      let offer = UIButton(configuration: .plain())
      offer.configuration?.image = UIImage(named: "offer")
      offer.frame = CGRect(x: 20, y: 100, width: \(width), height: \(height))
      let all = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
      all.addSubview(offer)
      """,
      "screen all"
    ).shapes
    let pictures = shapes.compactMap { if case .picture(let area, _, _) = $0 { area } else { nil } }
    #expect(pictures.count == 1)
    #expect((pictures.first?.width == Double(width)) == (height > 100))
  }
}
