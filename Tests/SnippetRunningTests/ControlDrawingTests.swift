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
}
