import Markup
import Testing

struct XMLRenderingTests {
  @Test(arguments: [
    "a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "img", "ins",
    "kbd", "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "svg", "time", "u",
    "var", "wbr",
  ])
  func `nothing is added after an element that can be inside a sentence`(name: String) {
    let inner = HTML.element(name: name, attributes: [], content: .text("medium"))
    let line = HTML.group([inner, .text(", adjustable")])
    #expect(line.renderXML() == "<\(name)>medium</\(name)>, adjustable")
    let picture = HTML.group([.void(name: name, attributes: []), .text(".")])
    #expect(picture.renderXML() == "<\(name)/>.")
  }

  @Test(arguments: ["p", "li", "td", "th", "dd", "caption", "item", "dc:title"])
  func `a block ends a line, so that differences are readable`(name: String) {
    let html = HTML.element(name: name, attributes: [], content: .text("a"))
    #expect(html.renderXML() == "<\(name)>a</\(name)>\n")
  }

  @Test func `a drawing inside a drawing is not counted`() {
    let inner = HTML.element(name: "svg", attributes: [], content: .text("a"))
    let outer = HTML.element(name: "svg", attributes: [.label("A screen")], content: inner)
    #expect(HTML.group([outer, inner]).drawings == [[.label("A screen")], []])
  }
}
