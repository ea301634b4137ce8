import Markup
import Testing

struct PageMetricsTests {
  private static let listing = Mark("listing")
  private static let screen = Mark("screen")

  /// Pseudorandom pages, the same in each run.
  private static let pages: [HTML] = (1...60).map { seed in
    var random = Numbers(seed: UInt64(seed))
    return html(lang: "en") {
      head(title: "T") { link(rel: "stylesheet", href: "s\(seed).css") }
      body {
        header { piece(depth: 3, &random) }
        main(id: "main") { piece(depth: 5, &random) }
        footer { piece(depth: 2, &random) }
      }
    }
  }

  private static let names = [
    "h1", "h2", "h4", "table", "svg", "a", "button", "input", "summary", "p", "ul", "li", "b",
    "pre",
  ]

  private static func piece(depth: Int, _ random: inout Numbers) -> HTML {
    guard depth > 0 else { return .text("x <a> & \"h2\" <img ") }
    let content = HTML.group((0..<random.next(4)).map { _ in piece(depth: depth - 1, &random) })
    switch random.next(8) {
    case 0: return .marked(listing, content)
    case 1: return .marked(screen, .element(name: "figure", attributes: [], content: content))
    case 2: return .element(name: "div", attributes: [.focusable], content: content)
    case 3: return img(src: "a.png", alt: "<img ")
    default:
      return .element(name: names[random.next(names.count)], attributes: [], content: content)
    }
  }

  @Test(arguments: [(false, 1), (true, 3)])
  func `the content of a disclosure has Tab stops only if it is open`(isOpen: Bool, stops: Int) {
    let links = HTML.group([a(href: "a") { "A" }, a(href: "b") { "B" }])
    let state: [Attribute] = isOpen ? [.open] : []
    let summary = HTML.element(name: "summary", attributes: [], content: "Menu")
    let menu = HTML.element(name: "details", attributes: state, content: .group([summary, links]))
    let page = PrintedPage(html(lang: "en") { body { menu } })
    #expect(page.metrics.all.tabStops == stops)
  }

  /// All parts of a page, in the order of printing.
  private func flat(_ html: HTML) -> [HTML] {
    switch html {
    case .text, .void: [html]
    case .group(let pieces): pieces.flatMap(flat)
    case .element(_, _, let content), .marked(_, let content): [html] + flat(content)
    }
  }

  private func expect(_ counts: ElementCounts, _ pieces: [HTML]) {
    func count(_ names: Set<String>) -> Int {
      pieces.count { piece in
        switch piece {
        case .element(let name, _, _), .void(let name, _): names.contains(name)
        case .text, .group, .marked: false
        }
      }
    }
    func count(_ mark: Mark) -> Int {
      pieces.count { if case .marked(mark, _) = $0 { true } else { false } }
    }
    let focusables = pieces.count { piece in
      if case .element(_, let attributes, _) = piece {
        attributes.contains(.focusable)
      } else {
        false
      }
    }
    #expect(counts.titles == count(["h1"]))
    #expect(counts.headings == count(["h2", "h4"]))
    #expect(counts.tables == count(["table"]))
    #expect(counts.pictures == count(["img", "svg"]))
    #expect(counts.links == count(["a"]))
    #expect(counts.controls == count(["button", "input", "summary"]))
    #expect(counts.focusables == focusables)
    #expect(counts.tabStops == counts.links + counts.controls + focusables)
    #expect(counts[Self.listing] == count(Self.listing))
    #expect(counts[Self.screen] == count(Self.screen))
  }

  @Test(arguments: pages)
  func `metrics match the element tree`(page: HTML) {
    let metrics = PrintedPage(page).metrics
    let pieces = flat(page)
    expect(metrics.all, pieces)
    let text = pieces.firstIndex { if case .element("main", _, _) = $0 { true } else { false } }
    expect(metrics.beforeMain ?? ElementCounts(), Array(pieces.prefix(text ?? 0)))
  }

  @Test func `the metrics list the loaded files`() {
    let page = html(lang: "en") {
      head(title: "T") {
        link(rel: "stylesheet", href: "../a b.css?1&2")
        link(rel: "icon", href: "icon.svg")
        facts(type: "application/ld+json", ["a": "b"])
      }
      body {
        HTML.element(name: "script", attributes: [Attribute("src", "p.js")], content: .empty)
      }
    }
    let metrics = PrintedPage(page).metrics
    #expect(metrics.styleSheets == ["../a b.css?1&2"])
    #expect(metrics.scripts == ["p.js"])
    #expect(metrics.beforeMain == nil)
  }

  @Test func `the metrics have the start of the body`() throws {
    let page = PrintedPage(html(lang: "en") { body { p { "<body>" } } })
    let start = try #require(page.metrics.startOfBody)
    #expect(String(decoding: page.bytes[start...], as: UTF8.self).hasPrefix("<p>&lt;body&gt;"))
    #expect(PrintedPage(p { "a" }).metrics.startOfBody == nil)
  }

  @Test func `a mark is not printed`() {
    let html = p { "a" }
    #expect(html.marked(as: Self.listing).render() == html.render())
    #expect(html.marked(as: Self.listing).renderXML() == html.renderXML())
  }
}

/// A pseudorandom number generator with a fixed seed.
private struct Numbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// A number below a limit.
  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
