import AccessibilityTree
import AssistiveTechnology
import ScreenDrawing
import SpeechRules
import Testing

/// Drawings of which only a part is shown: shortened phones, and tiles.
struct ShortenedScreenTests {
  private func text(_ words: String, x: Double = 16, y: Double) -> ScreenDrawing.Shape {
    .text(ScreenDrawing.Text(words, x: x, baseline: y, width: 90, size: 17, isBold: false))
  }

  private func wireframe(_ shapes: [ScreenDrawing.Shape], _ frames: [Rect] = []) -> Wireframe {
    let entries = frames.enumerated().map { index, frame in
      Transcript.Entry.spoken(
        Utterance(parts: [UtterancePart(.label, "Soup")], language: "en"),
        element: AccessibilityElement(id: ElementID(index), label: "Soup", frame: frame)
      )
    }
    return Wireframe(
      ScreenDrawing(screen: Rect(width: 402, height: 874), shapes: shapes),
      transcript: Transcript(entries: entries)
    )
  }

  private func svg(_ wireframe: Wireframe, _ size: ScreenSVG.Size = .full) -> SVGElement {
    ScreenSVG(wireframe, isInHTML: true, hasScripts: false, size: size).element(named: nil)
  }

  private func value(_ name: String, _ element: SVGElement) -> String? {
    element.attributes.lazy.compactMap { attribute in
      if case .named(name, let value) = attribute { value } else { nil }
    }
    .first
  }

  private func box(_ svg: SVGElement) throws -> Rect {
    let numbers = try #require(value("viewBox", svg)).split(separator: " ").compactMap {
      Double($0)
    }
    try #require(numbers.count == 4)
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func all(_ svg: SVGElement) -> [SVGElement] { [svg] + svg.children.flatMap(all) }

  private func path(_ name: SVGClass, _ svg: SVGElement) -> String? {
    all(svg).first { $0.attributes.contains(.classes([name])) }.flatMap { value("d", $0) }
  }

  private func baseline(of words: String, _ svg: SVGElement) throws -> Double {
    let line = try #require(all(svg).first { $0.text == words })
    return try #require(value("y", line).flatMap { Double($0) })
  }

  @Test func `a phone is shorter and broken where nothing is on its screen`() throws {
    let svg = svg(wireframe([text("Soup", y: 100), text("Basket", y: 840)]))
    #expect(path(.phone, svg) != nil)
    #expect(try box(svg).height < 450)
    #expect(path(.tear, svg) != nil)
    let distance = try baseline(of: "Basket", svg) - baseline(of: "Soup", svg)
    #expect((80...160).contains(distance))
  }

  @Test func `a screen with rows from top to end keeps its height`() throws {
    let rows = stride(from: 100.0, to: 860, by: 180).map { text("Soup", y: $0) }
    let svg = svg(wireframe(rows))
    #expect(try box(svg).height == 898)
    #expect(path(.tear, svg) == nil)
  }

  @Test func `a tall surface is shortened, and a map isn't`() throws {
    let area = Rect(x: 0, y: 80, width: 402, height: 794)
    let sheet = svg(wireframe([.surface(.sheet, area, radius: 38), text("Soup", y: 140)]))
    #expect(try box(sheet).height < 450)
    let map = svg(wireframe([.picture(area, subject: ScreenDrawing.streetMap)]))
    #expect(try box(map).height == 898)
  }

  @Test func `frames move with the words in them`() throws {
    let frame = Rect(x: 16, y: 824, width: 90, height: 22)
    let svg = svg(wireframe([text("Soup", y: 100), text("Basket", y: 840)], [frame]))
    let start = try #require(path(.stops, svg)?.firstMatch(of: /M-?\d+ (\d+)/)).1
    let inset = try baseline(of: "Basket", svg) - #require(Double(start))
    #expect((12...20).contains(inset))
  }

  @Test func `a tile shows what is in front of a dimmed screen`() throws {
    let alert = Rect(x: 66, y: 380, width: 270, height: 120)
    let screen = wireframe([
      text("Soup", y: 100), .shade(Rect(width: 402, height: 874)),
      .surface(.sheet, alert, radius: 34), text("Delete", x: 86, y: 420),
    ])
    let tile = try box(svg(screen.bare, .tile))
    #expect(tile.width < 340)
    #expect(abs(tile.width * 3 / 4 - tile.height) < 2)
    #expect(try box(svg(screen.bare, .thumbnail)).width > 402)
    // The wave of a break would be an ornament there.
    #expect(path(.tear, svg(screen.bare, .thumbnail)) != nil)
    #expect(path(.tear, svg(screen.bare, .tile)) == nil)
  }

  @Test func `an open menu and actions behind a row are drawn and described`() throws {
    let row = Rect(x: 0, y: 100, width: 402, height: 52)
    let screen = wireframe([text("Soup", y: 130)], [row])
    let menu = svg(screen.opening(menu: ["Repeat", "Cancel"]))
    #expect(try baseline(of: "Cancel", menu) > baseline(of: "Repeat", menu))
    #expect(path(.glass, menu) != nil)
    let swiped = screen.opening(actionsBehindRow: ["Delete"])
    #expect(swiped.drawing.parts.last == ScreenPart(.button, words: "Delete"))
    #expect(try baseline(of: "Delete", svg(swiped)) < 152)
    // The words of the row stay visible.
    let words = try #require(all(svg(swiped)).first { $0.text == "Soup" })
    #expect(try (0..<16).contains(#require(value("x", words).flatMap { Double($0) })))
  }

  @Test func `a tile of a phone shows the first stop with its surroundings`() throws {
    let button = Rect(x: 330, y: 786, width: 56, height: 56)
    let screen = wireframe([text("Soup", y: 100), .tint(button, radius: 28)], [button])
    let tile = try box(svg(screen.bare, .tile))
    #expect(tile.width < 300)
    #expect(tile.right > button.right)
  }
}

extension Rect {
  fileprivate var right: Double { x + width }
}
