import AccessibilityTree
import AssistiveTechnology
import BookTestSupport
import ScreenDrawing
import SnippetNotation
import SpeechRules
import Testing

/// The drawing of a screen: the phone, the shapes and the numbers.
struct DrawnScreenTests {
  private let screen = Rect(width: 402, height: 874)

  /// The SVG of a screen with elements.
  private func picture(
    _ shapes: [ScreenDrawing.Shape],
    _ elements: [AccessibilityElement] = []
  ) throws -> String {
    let walk = Walkthrough(
      technology: .voiceOver,
      language: "en",
      transcript: Transcript(
        entries: elements.map { element in
          let parts = [UtterancePart(.label, element.label ?? "x")]
          return .spoken(Utterance(parts: parts, language: "en"), element: element)
        }
      ),
      drawing: ScreenDrawing(screen: screen, shapes: shapes)
    )
    let page = try LittleBook("```screen menu\n```\n").page([5: .drawn(before: nil, after: walk)])
    let start = try #require(page.firstRange(of: "<svg"))
    return String(page[start.lowerBound...].prefix { $0 != "\n" })
  }

  private func text(_ words: String, x: Double = 16, y: Double) -> ScreenDrawing.Shape {
    .text(
      ScreenDrawing.Text(words, x: x, baseline: y, width: 90, size: 17, isBold: false)
    )
  }

  private func element(
    _ id: Int,
    _ label: String?,
    _ frame: Rect,
    value: String? = nil,
    traits: AccessibilityTraits = []
  ) -> AccessibilityElement {
    AccessibilityElement(
      id: ElementID(id),
      label: label,
      value: value,
      traits: traits,
      frame: frame
    )
  }

  /// The centres of the numbers' discs.
  private func numbers(in picture: String) throws -> [(x: Double, y: Double)] {
    let discs = try #require(picture.firstMatch(of: /class="discs" d="([^"]*)"/)).1
    return discs.matches(of: /M(-?\d+) (-?\d+)/).compactMap { match in
      guard let x = Double(match.1), let y = Double(match.2) else { return nil }
      return (x, y)
    }
  }

  /// The top left corners of the frames.
  private func frames(in picture: String) throws -> [(x: Double, y: Double)] {
    let path = try #require(picture.firstMatch(of: /class="stops" d="([^"]*)"/)).1
    return path.matches(of: /M(-?\d+) (-?\d+)/).compactMap { match in
      guard let x = Double(match.1), let y = Double(match.2) else { return nil }
      return (x, y)
    }
  }

  @Test func `frames keep away from letters and from each other`()
    throws
  {
    let (first, second) = (
      element(1, "Soup", Rect(x: 16, y: 86, width: 90, height: 22)),
      element(2, "Price", Rect(x: 116, y: 86, width: 90, height: 22))
    )
    let row = try frames(in: picture([text("Soup", y: 103)], [first, second]))
    #expect(row.map(\.x) == [12, 113])
    // The letters above the frame belong to another element.
    let label = text("Name", y: 80)
    let below = try frames(in: picture([label, text("Soup", y: 103)], [first]))
    #expect(below.map(\.y) == [86])
    // The focus ring, 5 points around a frame, doesn't touch them either.
    let apart = try frames(in: picture([text("Name", y: 76), text("Soup", y: 103)], [first]))
    #expect(try #require(apart.first).y - 5 >= 80)
    // At the side of the screen, the frame stays visible.
    let wide = element(3, "Row", Rect(x: 0, y: 86, width: 402, height: 52))
    #expect(try frames(in: picture([text("Row", y: 103)], [wide])).map(\.x) == [1])
  }

  /// Numbers stay legible even between crowded stops.
  @Test(arguments: [(2, 24.0), (3, 22), (4, 40)])
  func `numbers between crowded stops cover neither words nor other numbers`(
    columns: Int,
    height: Double
  ) throws {
    let width = 402 / Double(columns)
    let places = (0..<columns * 14).map { index in
      Rect(
        x: Double(index % columns) * width,
        y: 70 + Double(index / columns) * height,
        width: width,
        height: height
      )
    }
    let lines = places.map { place in
      ScreenDrawing.Text(
        "Menu",
        x: place.x + 2,
        baseline: place.y + height - 4,
        width: width - 4,
        size: 15,
        isBold: false
      )
    }
    let picture = try picture(
      lines.map { .text($0) } + [
        .picture(Rect(x: 100, y: 640, width: 50, height: 50), subject: "A sea")
      ],
      places.enumerated().map { element($0.offset + 1, "Menu", $0.element) }
        + [element(99, "A sea", Rect(x: 100, y: 640, width: 50, height: 50))]
    )
    let numbers = try numbers(in: picture)
    #expect(numbers.count > 20)
    func distance(_ rect: Rect, _ point: (x: Double, y: Double)) -> Double {
      let dx = max(rect.x - point.x, 0, point.x - rect.x - rect.width)
      let dy = max(rect.y - point.y, 0, point.y - rect.y - rect.height)
      return (dx * dx + dy * dy).squareRoot()
    }
    for (index, number) in numbers.enumerated() {
      for line in lines {
        let letters = Rect(x: line.x, y: line.baseline - 11, width: line.width, height: 11)
        #expect(distance(letters, number) > 9, "a number on a word")
      }
      for other in numbers[(index + 1)...] {
        #expect(abs(other.x - number.x) > 19 || abs(other.y - number.y) > 19, "two numbers meet")
      }
    }
  }

  @Test func `the number of an element drawn by the app does not cover its label`() throws {
    let photo = Rect(x: 120, y: 100, width: 60, height: 60)
    let around = [
      text("One", x: 120, y: 98), text("Two", x: 110, y: 178), text("Six", x: 16, y: 135),
      text("Ten", x: 184, y: 135),
    ]
    let picture = try picture(around, [element(1, "A sea", photo)])
    #expect(picture.contains(">A sea</text>"))
    let number = try #require(numbers(in: picture).first)
    #expect(abs(number.y - photo.center.y) > 17 || abs(number.x - photo.center.x) > 31)
  }

  @Test(arguments: [
    (AccessibilityTraits.header, "font-weight=\"600\"", "heading"),
    (.link, "class=\"touch\"", "link"), (.staticText, "<text", "text"),
    (.textEntry, "class=\"edge\"", "text field"),
    (.button, "class=\"area\"", "button “Pizza”"),
  ])
  func `an element drawn by the app is drawn and described according to its traits`(
    traits: AccessibilityTraits,
    sign: String,
    words: String
  ) throws {
    let item = element(1, "Pizza", Rect(x: 16, y: 86, width: 300, height: 30), traits: traits)
    let picture = try picture([], [item])
    #expect(picture.contains(sign))
    #expect(picture.contains(">Pizza</text>"))
    #expect(!picture.contains("class=\"photo\""))
    #expect(picture.contains("On the screen: \(words)."))
  }

  @Test func `elements off screen are not described`() throws {
    let item = element(1, "Pizza", Rect(x: 420, y: 86, width: 90, height: 30), traits: .staticText)
    #expect(try !picture([text("Soup", y: 103)], [item]).contains("On the screen"))
  }

  @Test func `a shade covers what was drawn before it`() throws {
    let sheet = Rect(x: 8, y: 450, width: 386, height: 416)
    let picture = try picture([
      text("Menu", y: 100), .shade(screen), .surface(.sheet, sheet, radius: 38),
      text("Order", y: 500),
    ])
    let menu = try #require(picture.firstRange(of: ">Menu<"))
    let veil = try #require(picture.firstRange(of: "class=\"shade\""))
    let area = try #require(picture.firstRange(of: "class=\"sheet\""))
    #expect(menu.lowerBound < veil.lowerBound)
    #expect(veil.lowerBound < area.lowerBound)
  }

  @Test func `text completely below a sheet is omitted, text that sticks out is kept`() throws {
    let sheet = Rect(x: 8, y: 450, width: 386, height: 416)
    let picture = try picture([
      text("Menu", y: 452), text("Basket", y: 700), .shade(screen), .area(sheet, radius: 38),
      text("Order", y: 500),
    ])
    #expect(picture.contains(">Menu<") && picture.contains(">Order<"))
    #expect(!picture.contains(">Basket<"))
  }

  /// Whether the picture has a phone, the top of its screen and the end of it.
  @Test(arguments: [
    // A fragment, wherever it is.
    ([100.0], false, false, false), ([500.0], false, false, false), ([860.0], false, false, false),
    ([100.0, 250], false, false, false),
    // A part of a screen is cut with a straight edge.
    ([100.0, 400], true, true, false), ([400.0, 860], true, false, true),
    ([100.0, 860], true, true, true),
  ])
  func `a screen is drawn with its phone, and a fragment of it as a card`(
    places: [Double],
    isPhone: Bool,
    hasTop: Bool,
    hasEnd: Bool
  ) throws {
    let picture = try picture(places.map { text("Soup", y: $0) })
    #expect(picture.contains("class=\"phone\"") == isPhone)
    #expect(picture.contains("class=\"ground\""))
    #expect(picture.contains(">9:41</text>") == hasTop)
    #expect(picture.contains("class=\"island\"") == hasTop)
    // The home indicator.
    #expect(picture.contains(/M135 \d+h133/) == hasEnd)
    #expect(picture.contains("viewBox=\"-40 "))
  }

  @Test func `screens that are compared have phones around all of them`() throws {
    let (short, long) = (Walkthrough.over(["Soup"]), Walkthrough.over(["A", "B", "C", "D", "E"]))
    let page = try LittleBook("```screen menu\n```\n")
      .page([5: .drawn(before: short, after: long)])
    #expect(page.ranges(of: "class=\"phone\"").count == 2)
    let single = try LittleBook("```screen menu\n```\n")
      .page([5: .drawn(before: nil, after: short)])
    #expect(!single.contains("class=\"phone\""))
  }

  @Test func `the number of a frame is next to the phone, not on it`() throws {
    let frames = [100.0, 400].map { Rect(x: 16, y: $0 - 16, width: 370, height: 22) }
    let picture = try picture(
      [text("Soup", y: 100), text("Pie", y: 400)],
      frames.enumerated().map { element($0.offset, "Soup", $0.element) }
    )
    // The phone extends 10 points beyond its screen; a number has a radius of 11 points.
    #expect(try numbers(in: picture).allSatisfy { $0.x <= -21 || $0.x >= 402 + 21 })
  }

  @Test func `a sheet covers the screen to its end, without what continues below it`() throws {
    let sheet = Rect(x: 0, y: 60, width: 402, height: 874)
    let rows = [200.0, 400, 600, 800].map { text("Soup", y: $0) }
    let picture = try picture([.shade(screen), .surface(.sheet, sheet, radius: 38)] + rows)
    #expect(picture.contains("height=\"874\"") && picture.contains("M135 861h133"))
    #expect(picture.contains(">9:41</text>"))
  }

  @Test func `a screen with content at its end is drawn to the end`() throws {
    let rows = [100.0, 280, 460, 640].map { text("Soup", y: $0) }
    let picture = try picture(rows + [text("Basket", y: 830)])
    #expect(picture.contains("height=\"874\""))
  }

  @Test func `the time is omitted where the app shows something`() throws {
    #expect(try !picture([text("Soup", y: 30), text("Pie", y: 400)]).contains("9:41"))
  }

  @Test func `the time is in front of a map that reaches the top, whose corners are the screen's`()
    throws
  {
    let area = Rect(x: 0, y: 0, width: 402, height: 350)
    let map = ScreenDrawing.Shape.picture(area, subject: ScreenDrawing.streetMap)
    let picture = try picture([map, text("Soup", y: 400)])
    let time = try #require(picture.firstRange(of: ">9:41</text>"))
    let ground = try #require(picture.firstRange(of: "light-dark(#efece4,#2b2d31)"))
    #expect(ground.lowerBound < time.lowerBound)
    #expect(picture.contains("clip-path=\"inset(0 round 50px 50px 0 0)\""))
    let photo = ScreenDrawing.Shape.picture(area, subject: "Soup")
    #expect(try !self.picture([photo, text("Soup", y: 400)]).contains("9:41"))
  }

  @Test func `numbers cover neither letters nor other numbers`() throws {
    let places = [(16.0, 90.0), (120, 90), (230, 90), (330, 90), (16, 112), (16, 134), (120, 134)]
    var shapes: [ScreenDrawing.Shape] = []
    var elements: [AccessibilityElement] = []
    for (index, place) in places.enumerated() {
      shapes.append(text("Words", x: place.0, y: place.1))
      let frame = Rect(x: place.0, y: place.1 - 16, width: 60, height: 21)
      elements.append(element(index, "Words", frame))
    }
    let numbers = try numbers(in: picture(shapes, elements))
    #expect(numbers.count == places.count)
    for (index, number) in numbers.enumerated() {
      for place in places {
        let isBeside = number.x < place.0 - 10 || number.x > place.0 + 100
        #expect(isBeside || number.y < place.1 - 27 || number.y > place.1 + 14)
      }
      for other in numbers[(index + 1)...] {
        #expect(abs(number.x - other.x) >= 21 || abs(number.y - other.y) >= 21)
      }
    }
  }

  @Test func `the number of a frame near an edge is in the margin, with a line`() throws {
    let frame = Rect(x: 16, y: 80, width: 370, height: 44)
    let picture = try picture([text("Soup", y: 106)], [element(1, "Soup", frame)])
    #expect(try numbers(in: picture).map(\.x) == [-24])
    #expect(picture.contains("<path class=\"leaders\" d=\"M-13 102H12\">"))
  }

  @Test func `the line to a frame crosses no other shape`() throws {
    let dot = Rect(x: 16, y: 84, width: 12, height: 12)
    let row = Rect(x: 36, y: 80, width: 350, height: 20)
    let red = ScreenDrawing.Paint(light: 0xB3261E, dark: nil)
    let picture = try picture(
      [.paint(dot, radius: 6, red), text("Order", x: 36, y: 95)],
      [element(1, "Order", row)]
    )
    let number = try #require(numbers(in: picture).first)
    #expect(number.x > 402 || !(dot.y - 1...dot.y + dot.height + 1).contains(number.y))
  }

  @Test func `a small button without room for its label is a dot`() throws {
    let pin = Rect(x: 100, y: 200, width: 44, height: 44)
    let place = element(1, "Economy", pin, traits: .button)
    #expect(try picture([], [place]).contains("<path class=\"tint\" d=\"M"))
    let photo = element(1, "Economy", pin, traits: [.button, .image])
    #expect(try picture([], [photo]).contains("class=\"photo\""))
  }

  @Test(arguments: [
    (100.0, "M12 76h108v24h-108zM12 100"), (112, "M12 76h108v28h-108zM12 108"),
  ])
  func `frames of close neighbours do not cross each other’s letters`(
    top: Double,
    start: String
  ) throws {
    let first = Rect(x: 16, y: 80, width: 100, height: 20)
    let second = Rect(x: 16, y: top, width: 100, height: 20)
    let picture = try picture(
      [text("Soup", y: 95), text("Pie", y: second.y + 15)],
      [element(1, "Soup", first), element(2, "Pie", second)]
    )
    #expect(picture.contains(start))
  }

  @Test(arguments: [
    ("trash", "M4 6h16", false), ("star.fill", "M12 2l3 7", true),
    ("plus.circle.fill", "M12 3a9 9 0 1 0 .1 0zM12 8v8", false),
    ("bell.slash", "M4 3l16 18", false),
    ("person.crop.circle", "M12 3a9 9", false), ("heart.text.square.unknown", "M12 20c-8", false),
    ("heart.circle", "M12 20c-8", false), ("square.and.pencil", "M13 5h-9", false),
    ("no.such.symbol", "M4 4h4M10 4h4", false),
  ])
  func `symbols have shapes`(name: String, start: String, isSolid: Bool) throws {
    let area = Rect(x: 16, y: 80, width: 24, height: 24)
    let picture = try picture([.symbol(area, name: name, ink: .tint)])
    #expect(picture.contains(start))
    #expect(picture.contains("class=\"sign solid touch\"") == isSolid)
    #expect(picture.contains("translate(16 80)scale(1.00)"))
  }

  @Test(arguments: ["ic_close_24", "icClose", "iClose"])
  func `a small picture is drawn as the symbol suggested by its file name`(file: String) throws {
    let area = Rect(x: 16, y: 80, width: 24, height: 24)
    #expect(try picture([.picture(area, subject: file)]).contains("M5 5l14 14M19 5l-14 14"))
  }

  /// The colours of the grounds.
  @Test(arguments: [
    ("pepperoni_heart", "#f1e3cb"), ("A very delicious pizza", "#f1e3cb"), ("Пицца", "#f1e3cb"),
    ("Chicken soup", "#e3ebdf"), ("avatar_42", "#d5dcec"), ("Портрет автора", "#d5dcec"),
    ("A sea", "#bfdcf2"), (nil, "#bfdcf2"),
  ])
  func `a picture is a photograph of what it is called`(subject: String?, color: String) throws {
    let area = Rect(x: 16, y: 80, width: 200, height: 120)
    let picture = try picture([.picture(area, subject: subject)])
    #expect(picture.contains("<path class=\"photo\" color=\"\(color)\" d=\"M28 80h176"))
    // Words on a photograph would not be on the screen.
    #expect(!picture.contains("<text"))
  }

  @Test(arguments: [1.0, 8, 20])
  func `a tiny photograph is drawn`(side: Double) throws {
    let area = Rect(x: 16, y: 80, width: side, height: side)
    #expect(try picture([.picture(area, subject: "A sea")]).contains("class=\"photo\""))
  }

  @Test func `the lines of an element's label are balanced`() throws {
    let area = Rect(x: 16, y: 80, width: 100, height: 100)
    let picture = try picture([], [element(1, "Row 1, column 1", area)])
    #expect(picture.contains(">Row 1,</text>") && picture.contains(">column 1</text>"))
  }

  @Test func `an element drawn by the app shows its label`() throws {
    let frame = Rect(x: 16, y: 80, width: 200, height: 60)
    #expect(try picture([], [element(1, "Chicken soup", frame)]).contains(">Chicken soup</text>"))
    // An element with content keeps its own drawing.
    let shown = try picture([text("Soup", y: 110)], [element(1, "Chicken soup", frame)])
    #expect(!shown.contains(">Chicken soup</text>"))
  }

  @Test(arguments: [("1", true), ("0", false)])
  func `a toggle button drawn by the app looks like a switch`(value: String, isOn: Bool) throws {
    let frame = Rect(x: 16, y: 80, width: 200, height: 44)
    let element = element(1, "Call", frame, value: value, traits: [.button, .toggleButton])
    let picture = try picture([], [element])
    #expect(picture.contains("color=\"light-dark(#34c759,#30d158)\"") == isOn)
    #expect(picture.contains("<path class=\"thumb\""))
  }

  @Test func `an adjustable element with a percentage looks like a slider`() throws {
    let frame = Rect(x: 16, y: 80, width: 224, height: 44)
    let picture = try picture(
      [],
      [element(1, "Tip", frame, value: "50 %", traits: .adjustable)]
    )
    // Half of the track that remains next to a thumb of 38 points.
    #expect(picture.contains("<path class=\"thumb\" d=\"M121 90h14a12"))
  }

  @Test func `text on a filled button is bright`() throws {
    let title = ScreenDrawing.Text(
      "Buy",
      x: 60,
      baseline: 106,
      width: 40,
      size: 17,
      isBold: true,
      ink: .onTint
    )
    let picture = try picture([
      .tint(Rect(x: 16, y: 80, width: 200, height: 44), radius: 11), .text(title),
    ])
    #expect(picture.contains("font-weight=\"600\" class=\"bright\">Buy</text>"))
  }

  @Test func `an adaptive colour is drawn in both appearances`() throws {
    let area = Rect(x: 16, y: 80, width: 24, height: 24)
    let red = ScreenDrawing.Paint(light: 0xFF383C, dark: 0xFF4245)
    let brown = ScreenDrawing.Paint(light: 0x00264D)
    let picture = try picture([
      .paint(area, radius: 0, red), .symbol(area, name: "trash", ink: .paint(brown)),
    ])
    #expect(picture.contains("<path class=\"paint\" color=\"light-dark(#ff383c,#ff4245)\" d=\"M16"))
    #expect(picture.contains("<path class=\"sign\" color=\"#00264d\" transform="))
  }

  @Test func `a bar across the full width is clipped by the corners of the phone`() throws {
    let bar = Rect(x: 0, y: 791, width: 402, height: 83)
    let picture = try picture([
      text("Soup", y: 100), .area(bar, radius: 0), text("Menu", y: 820),
    ])
    #expect(picture.contains("clip-path=\"inset(0 round 0 0 50px 50px)\""))
    let glass = try self.picture([.glass(bar.inset, radius: 31), text("Menu", y: 820)])
    #expect(!glass.contains("clip-path"))
  }

  /// Other fonts are up to a tenth wider than the system's.
  @Test(arguments: [
    // Alone on its line.
    (16.0, 90.0, nil as Double?, "x=\"16\" y=\"103\">"),
    // In the middle, or at the end of a row.
    (156, 90, nil, "x=\"201\" y=\"103\" text-anchor=\"middle\">"),
    (296, 90, nil, "x=\"386\" y=\"103\" text-anchor=\"end\">"),
    // A neighbour or the side of the screen is close.
    (16, 90, 110, "textLength=\"90\" lengthAdjust=\"spacingAndGlyphs\">"),
    (2, 398, nil, "textLength=\"398\" lengthAdjust=\"spacingAndGlyphs\">"),
  ])
  func `letters keep their widths unless they would run into something`(
    x: Double,
    width: Double,
    neighbour: Double?,
    attributes: String
  ) throws {
    func line(_ words: String, _ x: Double, _ width: Double) -> ScreenDrawing.Shape {
      .text(ScreenDrawing.Text(words, x: x, baseline: 103, width: width, size: 17, isBold: false))
    }
    let shapes = [line("Soup", x, width)] + (neighbour.map { [line("Pie", $0, 20)] } ?? [])
    #expect(try picture(shapes).contains("\(attributes)Soup</text>"))
  }

  @Test func `a title stays in the middle of its button`() throws {
    let button = Rect(x: 16, y: 80, width: 200, height: 44)
    let title = text("Buy", x: 71, y: 108)
    let picture = try picture([.area(button, radius: 22), title])
    #expect(picture.contains("x=\"116\" y=\"108\" text-anchor=\"middle\">Buy"))
  }

  @Test func `surfaces are drawn in their order, and those of a kind share a path`() throws {
    func place(_ y: Double) -> Rect { Rect(x: 16, y: y, width: 100, height: 20) }
    let apart = try picture([
      .card(place(80), radius: 0), .area(place(120), radius: 0), .card(place(160), radius: 0),
    ])
    #expect(apart.ranges(of: "class=\"card\"").count == 1)
    let stacked = try picture([
      .card(place(80), radius: 0), .area(place(85), radius: 0), .card(place(90), radius: 0),
    ])
    #expect(stacked.ranges(of: "class=\"card\"").count == 2)
  }

  @Test func `a round knob of odd width is a circle`() throws {
    let picture = try picture([.thumb(Rect(x: 16, y: 80, width: 27, height: 27), radius: 13.5)])
    #expect(picture.contains("a13 13 0 0 1 27 0a13 13 0 0 1-27 0z"))
  }

  @Test func `letters that fill their surface are narrowed in wider fonts`() throws {
    let badge = ScreenDrawing.Shape.area(Rect(x: 16, y: 78, width: 90, height: 20), radius: 0)
    #expect(try picture([badge, text("новинка", y: 94)]).contains(#"textLength="90""#))
    #expect(try !picture([text("новинка", y: 94)]).contains("textLength"))
  }

  @Test func `elements on a map are drawn on its streets`() throws {
    let map = Rect(x: 16, y: 60, width: 370, height: 300)
    let pin = element(1, "Economy", Rect(x: 100, y: 100, width: 44, height: 44), traits: .button)
    let streets = try picture([.picture(map, subject: ScreenDrawing.streetMap)], [pin])
    let photo = try picture([.picture(map, subject: "floor plan")], [pin])
    #expect(streets.contains("#a9d1ec"))
    #expect(!photo.contains("#a9d1ec"))
    // A picture without streets may show the element already.
    #expect(streets.contains(#"class="tint""#))
    #expect(!photo.contains(#"class="tint""#))
  }
}

extension Rect {
  /// The area of a floating bar.
  fileprivate var inset: Rect { Rect(x: x + 21, y: y, width: width - 42, height: 62) }
}
