import AccessibilityTree
import AssistiveTechnology
import Foundation
import PortableUIKit
import Testing

/// What the stand-in for a web view says of a page that is given as HTML.
@MainActor
struct WebPageTests {
  private func page(_ html: String) -> WKWebView {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 402, height: 600))
    web.loadHTMLString(html, baseURL: URL(string: "https://example.com/news/"))
    return web
  }

  // Source: recordings of VoiceOver for headings and links; Wikimedia's T126922 for links that divide
  // their paragraph; certainty B. The other pieces: certainty C.
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
    ("<input placeholder=Name value=Ann>", ["Name, Ann, Text Field"]),
    ("<input type=checkbox checked aria-label=Agree>", ["Agree, Switch Button, On"]),
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
  func `a page is read piece by piece`(_ html: String, _ expected: [String]) throws {
    #expect(try AccessibleScreen(showing: page(html)).spoken() == expected)
  }

  @Test func `the title of a page is known and not read with it`() throws {
    let web = page("<head><title>A &amp; B</title></head><body>Text</body>")
    #expect(web.title == "A & B")
    #expect(try AccessibleScreen(showing: web).labels == ["Text"])
  }

  // Rule: web-links.
  @Test func `a link is followed unless the app forbids it, and there is a way back`() throws {
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
    "<", "<a", "<a href='", "</", "<!--", "&", "&#xFFFFFFFF;", "<script>", "</p></p>",
  ])
  func `what is broken off is read as far as it goes`(_ html: String) throws {
    _ = try AccessibleScreen(showing: page(html)).labels
  }
}
