import Diagnostics
import Preview
import Testing

struct PreviewSiteTests {
  private static let page =
    "<!DOCTYPE html>\n<html lang=\"ru\"><head></head><body><p>Да</p></body></html>\n"

  private func site(
    _ texts: [String: String] = [:],
    findings: [Diagnostic] = []
  ) -> PreviewSite {
    var files = [
      "index.html": Self.page, "404.html": "<body>nothing", "ru/index.html": Self.page,
      "ru/404.html": "<body>ничего", "ru/a/index.html": Self.page, "style.css": "body{}",
      "ru/a/index.txt": "Да",
    ]
    files.merge(texts) { $1 }
    return PreviewSite(files: files.mapValues(file), findings: findings)
  }

  private func file(_ text: String) -> PreviewFile {
    let start = text.firstRange(of: "<body>").map { text[..<$0.upperBound].utf8.count }
    return PreviewFile(bytes: Array(text.utf8), startOfBody: start)
  }

  private func text(_ response: PreviewResponse) -> String {
    String(decoding: response.body, as: UTF8.self)
  }

  @Test(arguments: ["/", "/index.html", "/ru/", "/ru/a/", "/ru/a/index.html", "/%72u/a/"])
  func `the address of a page returns the page`(path: String) {
    let response = site().response(to: path)
    #expect(response.status == 200)
    #expect(response.headers["Content-Type"] == "text/html; charset=utf-8")
    #expect(text(response).contains("<p>Да</p>"))
  }

  @Test func `a folder without its slash is redirected`() {
    let response = site().response(to: "/ru/a")
    #expect(response.status == 301)
    #expect(response.headers["Location"] == "/ru/a/")
  }

  @Test(arguments: [
    ("/ru/b/", "ничего"), ("/b/", "nothing"), ("/../../etc/passwd", "nothing"),
    ("/%2e%2e/%2e%2e/etc/passwd", "nothing"), ("/ru/..%2f..%2fetc/passwd", "ничего"),
    ("//etc/passwd", "nothing"), ("/ru/a/index.html/", "ничего"),
  ])
  func `files outside the site are not found`(path: String, words: String) {
    let response = site().response(to: path)
    #expect(response.status == 404)
    #expect(text(response).contains(words))
  }

  @Test(arguments: ["", "index.html", "/%ff", "/%00", "http://example.com/"])
  func `an invalid address is rejected`(path: String) {
    #expect(site().response(to: path).status == 400)
  }

  @Test(arguments: [
    ("a.css", "text/css; charset=utf-8"), ("a.js", "text/javascript; charset=utf-8"),
    ("a.SVG", "image/svg+xml"), ("a.png", "image/png"), ("a.b/c", "application/octet-stream"),
    ("a.txt", "text/plain; charset=utf-8"), ("feed.xml", "application/xml"),
    ("book.epub", "application/epub+zip"), ("html", "application/octet-stream"),
  ])
  func `other files are returned unchanged, with their content type`(path: String, type: String) {
    let response = site([path: "<body>"]).response(to: "/" + path)
    #expect(response.headers["Content-Type"] == type)
    #expect(text(response) == "<body>")
  }

  @Test func `before the first build, a placeholder page waits for the site`() {
    let response = PreviewSite(findings: [Self.finding]).response(to: "/ru/")
    #expect(response.status == 503)
    #expect(text(response).contains("Nothing to show yet"))
    #expect(text(response).contains("'x' is &lt;missing&gt;"))
    #expect(text(response).contains("<script src="))
  }

  private static let finding = Diagnostic(
    id: "a-rule",
    at: SourceLocation(path: "Content/ru/a.md", line: 3, column: 5),
    "'x' is <missing>",
    details: ["- one", "+ two"],
    help: "fix it"
  )

  @Test func `findings precede the page, with a label, a count and help`() {
    let warning = Diagnostic(id: "b-rule", severity: .warning, at: nil, "odd")
    let text = text(site(findings: [Self.finding, warning]).response(to: "/ru/a/"))
    let start = text.firstRange(of: "<body>")?.upperBound ?? text.startIndex
    let panel = """
      <section id="preview-findings" lang="en" dir="ltr" aria-labelledby="preview-findings-title"
      """
    #expect(text[start...].hasPrefix(panel))
    #expect(text.contains(">Preview: 1 error, 1 warning</h2>"))
    #expect(text.contains(">Content/ru/a.md:3:5</code> error: 'x' is &lt;missing&gt; [a-rule]</p>"))
    #expect(text.contains(">- one\n+ two</code></pre>"))
    #expect(text.contains("<p>Help: fix it</p>"))
    #expect(text.contains(" warning: odd [b-rule]"))
  }

  @Test func `a page without findings only gains the script`() {
    let text = text(site().response(to: "/ru/a/"))
    let script = "<body><script src=\"/-preview/script.js\" defer></script>\n"
    #expect(text == Self.page.replacing("<body>", with: script))
  }

  @Test func `the version of a page changes only with the page, shared files and findings`() {
    let before = site().mark(of: "/ru/a/")
    #expect(site().mark(of: "/ru/a/index.html") == before)
    #expect(
      site(["ru/index.html": "other", "ru/search/index.js": "x"]).mark(of: "/ru/a/") == before
    )
    #expect(site(["ru/a/index.html": "other"]).mark(of: "/ru/a/") != before)
    #expect(site(["style.css": "p{}"]).mark(of: "/ru/a/") != before)
    #expect(site(["assets/a.png": "p"]).mark(of: "/ru/a/") != before)
    #expect(site(findings: [Self.finding]).mark(of: "/ru/a/") != before)
  }
}
