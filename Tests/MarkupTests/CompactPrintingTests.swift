import Markup
import Testing

/// Holds the compact style to the standard: what it leaves out, a browser adds by itself.
struct CompactPrintingTests {
  private func compact(_ html: HTML) -> String {
    let page = String(decoding: PrintedPage(html, .compact).bytes, as: UTF8.self)
    return String(page.dropFirst("<!DOCTYPE html>".count))
  }

  private static func element(_ name: String, _ content: HTML...) -> HTML {
    .element(name: name, attributes: [], content: .group(content))
  }

  @Test(arguments: [
    (element("ul", element("li", "a"), element("li", "b")), "<ul><li>a<li>b</ul>\n"),
    (element("div", element("p", "a"), element("p", "b")), "<div><p>a<p>b</div>\n"),
    (element("div", element("p", "a"), element("ul")), "<div><p>a<ul></ul></div>\n"),
    (
      element("tr", element("th", "a"), element("td", "b"), element("td", "c")),
      "<tr><th>a<td>b<td>c</tr>\n"
    ),
    (
      element(
        "table",
        element("thead", element("tr", element("th", "a"))),
        element("tbody", element("tr", element("td", "b")))
      ),
      "<table><thead><tr><th>a<tbody><tr><td>b</table>\n"
    ),
    (
      element("dl", element("dt", "a"), element("dd", "b"), element("dt", "c"), element("dd", "d")),
      "<dl><dt>a<dd>b<dt>c<dd>d</dl>\n"
    ),
  ])
  func `an end tag that the next tag implies is left out`(html: HTML, expected: String) {
    #expect(compact(html) == expected)
  }

  @Test(arguments: [
    (element("div", element("p", "a"), "b"), "<div><p>a</p>\nb</div>\n"),
    (element("div", element("p", "a"), element("em", "b")), "<div><p>a</p><em>b</em></div>\n"),
    (element("noscript", element("p", "a")), "<noscript><p>a</p></noscript>"),
    (element("a", element("p", "a")), "<a><p>a</p></a>"),
    (element("dl", element("dt", "a")), "<dl><dt>a</dt></dl>\n"),
    (element("ul", element("li", "a"), element("p", "b")), "<ul><li>a</li><p>b</ul>\n"),
    (element("table", element("thead")), "<table><thead></thead></table>\n"),
    (element("tr", element("td", "a"), element("tr")), "<tr><td>a</td><tr></tr>\n"),
    (element("p", "a"), "<p>a</p>\n"),
  ])
  func `an end tag that nothing implies is printed`(html: HTML, expected: String) {
    #expect(compact(html) == expected)
  }

  @Test(arguments: [
    ("plain", "<p class=plain>"), ("a-b_c.d:e#f%g,h;0", "<p class=a-b_c.d:e#f%g,h;0>"),
    ("../b", "<p class=../b>"), ("b/", "<p class=\"b/\">"), ("a b", "<p class=\"a b\">"),
    ("a=b", "<p class=\"a=b\">"), ("a'b", "<p class=\"a'b\">"), ("a`b", "<p class=\"a`b\">"),
    ("a\"b", "<p class=\"a&quot;b\">"), ("a<b", "<p class=\"a&lt;b\">"),
    ("a>b", "<p class=\"a>b\">"), ("a&b", "<p class=\"a&amp;b\">"), ("да", "<p class=\"да\">"),
    ("", "<p class>"),
  ])
  func `a value has quotation marks only where it needs them`(value: String, expected: String) {
    #expect(compact(p(.class(value)) {}).hasPrefix(expected))
  }

  @Test func `an empty alternative keeps its quotation marks`() {
    #expect(compact(img(src: "a.png", alt: "")) == "<img src=a.png alt=\"\">")
  }

  @Test func `line ends of preformatted text are text`() {
    let html = Self.element("div", pre { code(lang: "en") { "a\n\n\nb\n" } }, p { "c" })
    #expect(
      compact(html)
        == "<div><pre><code lang=en translate=no>a\n\n\nb\n</code></pre><p>c</div>\n"
    )
  }

  @Test func `what is preformatted keeps all its end tags`() {
    let html = pre { Self.element("p", "a") }
    #expect(compact(html) == "<pre><p>a</p></pre>\n")
  }

  @Test func `the head of a page takes one line`() {
    let page = html(lang: "en") {
      head(title: "T") {
        link(rel: "stylesheet", href: "style.css")
        facts(type: "application/ld+json", ["a": "<b> & c"])
      }
      body { hr() }
    }
    #expect(
      compact(page) == """
        <html lang=en><head><meta charset=utf-8><meta name=viewport \
        content="width=device-width, initial-scale=1"><title>T</title>\
        <link rel=stylesheet href=style.css><script type="application/ld+json">\
        {"a":"\\u003cb\\u003e \\u0026 c"}</script></head><body><hr></body></html>

        """
    )
  }

  @Test func `empty text between two blocks changes nothing`() {
    let html = Self.element("div", p { "a" }, "", .empty, p { "b" })
    #expect(compact(html) == "<div><p>a<p>b</div>\n")
  }
}
