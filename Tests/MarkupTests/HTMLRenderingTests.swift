import Markup
import Testing

struct HTMLRenderingTests {
  @Test func `text is escaped`() {
    #expect(p { "a < b & c > \"d\"" }.render() == "<p>a &lt; b &amp; c &gt; \"d\"</p>\n")
  }

  @Test func `attribute values are escaped`() {
    let html = a(href: "?a=1&b=\"2\"") { "x" }
    #expect(html.render() == #"<a href="?a=1&amp;b=&quot;2&quot;">x</a>"#)
  }

  @Test func `an empty alternative text is written, as it marks a decorative picture`() {
    #expect(img(src: "line.png", alt: "").render() == #"<img src="line.png" alt="">"#)
  }

  @Test func `an attribute without a value is its name only`() {
    #expect(p(Attribute("hidden", "")) { "x" }.render() == "<p hidden>x</p>\n")
  }

  @Test func `no line feed is added inside preformatted text`() {
    let html = pre { code(lang: "en") { "let a = 1\n\nlet b = 2" } }
    #expect(
      html.render() == """
        <pre><code lang="en" translate="no">let a = 1

        let b = 2</code></pre>

        """
    )
  }

  @Test func `no whitespace is added between inline elements`() {
    let html = p {
      "a"
      strong { "b" }
      em { "c" }
    }
    #expect(html.render() == "<p>a<strong>b</strong><em>c</em></p>\n")
  }

  @Test func `a builder supports conditions and branches`() {
    func greeting(_ name: String?) -> HTML {
      p {
        "Hello"
        if let name { ", \(name)" }
        if name == nil { "!" } else { "." }
      }
    }
    #expect(greeting("Ada").render() == "<p>Hello, Ada.</p>\n")
    #expect(greeting(nil).render() == "<p>Hello!</p>\n")
  }

  @Test(arguments: [(0, "h1"), (1, "h1"), (3, "h3"), (6, "h6"), (9, "h6")])
  func `a heading's level is limited to those of HTML`(level: Int, name: String) {
    #expect(heading(level: level) { "x" }.render() == "<\(name)>x</\(name)>\n")
  }

  @Test func `a page begins with its document type, encoding and title`() {
    let page = document(
      html(lang: "ru") {
        head(title: "Вслух") {}
        body { main(id: "main") { p { "Да" } } }
      }
    )
    #expect(
      String(decoding: page, as: UTF8.self) == """
        <!DOCTYPE html>
        <html lang="ru"><head><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Вслух</title>
        </head>
        <body><main id="main" tabindex="-1"><p>Да</p>
        </main>
        </body>
        </html>

        """
    )
  }

  @Test func `a table has a caption, and header cells have a scope`() {
    let html = table(caption: "Sizes") {
      thead { tr { th(scope: .column) { "Size" } } }
      tbody { tr { th(scope: .row) { "Small" } } }
    }
    let markup = html.render()
    #expect(markup.hasPrefix("<table><caption>Sizes</caption>\n<thead>"))
    #expect(markup.contains(#"<th scope="col">Size</th>"#))
    #expect(markup.contains(#"<th scope="row">Small</th>"#))
  }

  @Test func `a note is not a landmark`() {
    #expect(aside { "x" }.render() == "<aside role=\"note\">x</aside>\n")
  }
}
