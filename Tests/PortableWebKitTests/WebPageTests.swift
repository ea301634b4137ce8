import AccessibilityTree
import AssistiveTechnology
import Foundation
import PortableUIKit
import PortableWebKit
import ScreenTestSupport
import SpeechRules
import Testing

@MainActor
struct WebPageTests {
  private func page(_ html: String) -> WKWebView {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 402, height: 600))
    web.loadHTMLString(html, baseURL: URL(string: "https://example.com/news/"))
    return web
  }

  // Source: recordings of VoiceOver for headings and links; Wikimedia's T126922 for links that split
  // their paragraph; certainty B. The other elements: certainty C.
  // Rule: web-pieces.
  @Test(arguments: [
    ("<h1>News</h1><p>Today</p>", ["News, Heading level 1", "Today"]),
    (
      "<p>Read <a href='/a'>the <b>first</b> part</a> now.</p>",
      ["Read", "the first part, Link", "now."]
    ),
    ("<h2><a href=x>Weather</a></h2>", ["Weather, Heading level 2, Link"]),
    ("<img src=a alt='A cat'><img src=b alt=''><img src=c>", ["A cat, Image"]),
    ("<a href=x><img src=a alt=Home></a>", ["Home, Link"]),
    ("<button>Buy</button><input type=submit value=Send>", ["Buy, Button", "Send, Button"]),
    ("<input placeholder=Name value=Ann>", ["Name, Ann, Text field"]),
    ("<input type=checkbox checked aria-label=Agree>", ["Agree, checkbox, checked"]),
    ("<input type=checkbox role=switch aria-label=Wi-Fi>", ["Wi-Fi, Switch button, off"]),
    ("<input type=password value=abc title=Code>", ["Code, •••, Secure text field"]),
    ("<a href=x aria-label='Next page'><span>&raquo;</span></a>", ["Next page, Link"]),
    ("<ul><li>One<li>Two</ul>", ["One", "Two"]),
    ("<div role=heading aria-level=3>Tips</div>", ["Tips, Heading level 3"]),
    ("<p>1 &lt; 2 &amp;&#32;&#x33; &unknown;</p>", ["1 < 2 & 3 &unknown;"]),
    (
      "<style>p { color: red }</style><script>if (1 < 2) { go('<p>x</p>') }</script><p>Seen",
      ["Seen"]
    ),
    ("<p aria-hidden=true>No <span>no</span></p><p hidden>No</p><p>Yes</p>", ["Yes"]),
    ("<!-- a > b --><!DOCTYPE html><title>Page</title><p>2 < 3", ["2 < 3"]),
  ])
  func `a page is read element by element`(_ html: String, _ expected: [String]) throws {
    #expect(try AccessibleScreen(showing: page(html)).spoken() == expected)
  }

  // Source: recordings of pages with fields, checkboxes, selects and radio buttons; certainty B. Names by
  // id, and that a checkbox is read with its label: the rules of HTML, certainty C.
  // Rule: web-names.
  @Test(arguments: [
    ("<label for=n>Name</label><input id=n>", ["Name", "Name, Text field"]),
    ("<input id=n value=Ann><label for=n>Name</label>", ["Name, Ann, Text field", "Name"]),
    ("<label for=n>Name</label><input id=n placeholder=Ann>", ["Name", "Name, Ann, Text field"]),
    ("<label>Note <textarea>x</textarea></label>", ["Note", "Note, Text field"]),
    ("<input type=checkbox id=a><label for=a>Agree</label>", ["Agree, checkbox, unchecked"]),
    ("<label><input type=checkbox checked> I <b>agree</b></label>", ["I agree, checkbox, checked"]),
    (
      "<label><input type=radio name=s> S</label><label><input type=radio name=s checked> L</label>",
      ["S, radio button, unchecked, 1 of 2", "L, radio button, checked, 2 of 2"]
    ),
    (
      "<label for=c>Colour</label><select id=c><option>Red<option selected>Blue</select>Next",
      ["Colour", "Colour, Blue, Pop up button", "Next"]
    ),
    (
      "<h2 id=a>Street</h2><span id=b>and house</span><input aria-labelledby='a b'>",
      ["Street, Heading level 2", "and house", "Street and house, Text field"]
    ),
    ("<label for=x>Lost</label><input>", ["Lost", "Text field"]),
  ])
  func `a control is named by its label`(_ html: String, _ expected: [String]) throws {
    #expect(try AccessibleScreen(showing: page(html)).spoken() == expected)
  }

  @Test func `a checkbox on a page has a hint`() throws {
    let web = page("<input type=checkbox aria-label=Agree>")
    #expect(
      try AccessibleScreen(showing: web).spoken(hints: true)
        == ["Agree, checkbox, unchecked, Double tap to toggle setting"]
    )
  }

  // Source: recordings of pages with tables; certainty B.
  // Rule: web-tables.
  @Test(arguments: [
    (
      """
      <table><caption>Hours</caption><tr><th>Place</th><th>Open</th></tr>
      <tr><td>North</td><td>9 to 5</td></tr><tr><td>South</td><td>8 to 4</td></tr></table>
      """,
      [
        "Hours", "Place, Row 1, Column 1", "Open, Column 2", "North, Row 2, Column 1",
        "Open, 9 to 5, Column 2", "Place, South, Row 3, Column 1", "Open, 8 to 4, Column 2",
      ]
    ),
    (
      "<table><tr><td><th scope=col>Price<tr><th scope=row>Small<td><a href=x>5 €</a></table>",
      ["Price, Row 1, Column 2", "Small, Row 2, Column 1", "Price, 5 €, Column 2, Link"]
    ),
    (
      "<table><tr><th rowspan=2>A<th colspan=2>B<tr><td>C<td>D</table>",
      [
        "A, Spans 2 rows, Row 1, Column 1", "B, Spans 2 columns, Column 2", "B, C, Column 2",
        "B, D, Column 3",
      ]
    ),
    ("<table><tr><td>Left<td>Right</table>", ["Left", "Right"]),
    ("<table role=presentation><tr><th>Left<td>Right</table>", ["Left", "Right"]),
  ])
  func `a table with headers speaks rows, columns and headers`(
    _ html: String,
    _ expected: [String]
  ) throws {
    #expect(try AccessibleScreen(showing: page(html)).spoken() == expected)
  }

  // Source: a recording of a page within an app, “Main, Landmark”; certainty B. A capture of iOS 27.0 in
  // Japanese for the place after a heading; H. The other landmarks: the rules of HTML, certainty C.
  // Rule: web-landmarks.
  @Test(arguments: [
    (
      "en", "<a href=x>Skip</a><main><h1>Privacy</h1><p>Text</p></main>",
      ["Skip, Link", "Privacy, Heading level 1, Main, Landmark", "Text"]
    ),
    (
      "en", "<nav aria-label=Shop><a href=x>Home</a></nav>After",
      ["Home, Link, Shop, Navigation, Landmark", "After"]
    ),
    ("en", "<section>Plain</section><form>Plain, too</form>", ["Plain", "Plain, too"]),
    ("en", "<section aria-label=News>Text</section>", ["Text, News, Region, Landmark"]),
    (
      "en", "<header>Top</header><main><article><header>Inner</header></article></main>",
      ["Top, Banner, Landmark", "Inner, Main, Landmark"]
    ),
    (
      "en", "<main><table><tr><th>A<tr><td>B</table></main>",
      ["A, Row 1, Column 1, Main, Landmark", "B, Row 2, Column 1"]
    ),
    (
      "en", "<main><section aria-label=Report><h1>Report</h1></section></main>",
      ["Report, Heading level 1, Main, Landmark, Report, Region, Landmark"]
    ),
    ("ru", "<nav>Дом</nav>", ["Дом, Навигация, Ориентир"]),
  ])
  func `a landmark is announced after its first element`(
    _ language: String,
    _ html: String,
    _ expected: [String]
  ) throws {
    defer { DeviceSettings.current = DeviceSettings() }
    let screen = try AccessibleScreen(showing: page(html), language: language)
    #expect(screen.spoken(language: language) == expected)
  }

  @Test func `the page title is stored and not read`() throws {
    let web = page("<head><title>A &amp; B</title></head><body>Text</body>")
    #expect(web.title == "A & B")
    #expect(try AccessibleScreen(showing: web).labels == ["Text"])
  }

  // Rule: web-links.
  @Test func `a link is followed unless the app refuses, and the user can go back`() throws {
    final class Guide: NSObject, WKNavigationDelegate {
      var policy = WKNavigationActionPolicy.cancel
      var asked: [String] = []

      func webView(
        _ webView: WKWebView,
        decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
      ) {
        #expect(navigationAction.navigationType == .linkActivated)
        asked.append(navigationAction.request.url?.absoluteString ?? "")
        decisionHandler(policy)
      }
    }
    let guide = Guide()
    let web = page("<a href='today'>Today</a>")
    web.navigationDelegate = guide
    let screen = try AccessibleScreen(showing: web)
    #expect(screen.perform(.activate, onElementLabeled: "Today"))
    #expect(guide.asked == ["https://example.com/news/today"])
    #expect(!web.canGoBack && screen.labels == ["Today"])
    guide.policy = .allow
    #expect(screen.perform(.activate, onElementLabeled: "Today"))
    #expect(web.url?.absoluteString == "https://example.com/news/today")
    #expect(web.canGoBack && screen.labels.isEmpty)
    web.goBack()
    #expect(screen.labels == ["Today"] && web.canGoForward)
  }

  @Test(arguments: [
    "<", "<a", "<td>", "<table><td>x</table></td>", "<label>", "<select><option>", "</label>",
    "<table><tr><th colspan=-1>x<th colspan=99999999999999999999>y</table>",
    "<table><td rowspan=9223372036854775807>x", "<main><table></main><td>x</table>", "<a href='",
    "</", "<!--", "&", "&#xFFFFFFFF;", "<script>", "</p></p>",
  ])
  func `truncated HTML is read as far as possible`(_ html: String) throws {
    _ = try AccessibleScreen(showing: page(html)).labels
  }

  @Test func `a web view tells its delegate when the page has loaded`() {
    final class Reader: NSObject, WKNavigationDelegate {
      var isFinished = false

      // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
        isFinished = true
      }
    }
    let reader = Reader()
    let web = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    web.navigationDelegate = reader
    web.loadHTMLString("<p>Hello</p>", baseURL: nil)
    #expect(reader.isFinished)
  }

  // Source: Apple's documentation of the controls; certainty A.
}
