import BookModel
import BookTestSupport
import SitePages
import Testing

/// The colours of code in languages other than Swift.
struct CodeColorTests {
  private func page(_ language: String, _ code: String) throws -> String {
    try LittleBook("```\(language)\n\(code)\n```\n").page()
  }

  @Test(arguments: [
    ("objc", "@property NSString *name; // note", "<b class=\"a\">@property</b>"),
    ("objc", "@property NSString *name; // note", "<b class=\"t\">NSString</b>"),
    ("objc", "@property NSString *name; // note", "<i>// note</i>"),
    ("objective-c", "[self say:@\"Hi\"];", "<b class=\"s\">@\"Hi\"</b>"),
    ("kotlin", "val count = 3", "<b>val</b> count = <b class=\"n\">3</b>"),
    ("kt", "fun a() = \"b\"", "<b class=\"s\">\"b\"</b>"),
    (
      "json", "{\"name\": \"Add\", \"on\": true}",
      "<b class=\"a\">\"name\"</b>: <b class=\"s\">\"Add\"</b>"
    ),
    ("json", "{\"name\": \"Add\", \"on\": true}", "<b>true</b>"),
    ("yaml", "title: Labels # note", "<b class=\"a\">title</b>: Labels <i># note</i>"),
    ("yml", "address: https://example.org/#a", "https://example.org/#a"),
    (
      "xml", "<key lang=\"en\">Add 3</key>",
      "&lt;<b>key</b> <b class=\"a\">lang</b>=<b class=\"s\">\"en\"</b>&gt;Add 3&lt;/<b>key</b>&gt;"
    ),
    ("xml", "<!-- note -->", "<i>&lt;!-- note --&gt;</i>"),
    ("sh", "if true; then echo \"$HOME\"; fi # note", "<b>then</b> <b>echo</b>"),
    ("bash", "cd $HOME", "<b>cd</b> <b class=\"a\">$HOME</b>"),
    ("console", "cd $HOME", "<b>cd</b> <b class=\"a\">$HOME</b>"),
    ("console", "$ cd 'a'\ndone in 3 s", "<b>$ </b><b>cd</b> <b class=\"s\">'a'</b>\ndone in 3 s<"),
    (
      "shell-session", "a\n% set \\\n\"b\"",
      "a\n<b>% </b><b>set</b> \\\n<b class=\"s\">\"b\"</b>"
    ),
    ("diff", "-let a = 1\n+let a = 2", "<b>-let a = 1</b>\n<b class=\"t\">+let a = 2</b>"),
  ])
  func `code is coloured by a grammar`(language: String, code: String, html: String) throws {
    let page = try page(language, code)
    #expect(page.contains(html) || page.contains(html.replacing(">", with: "&gt;")), "\(page)")
  }

  @Test(arguments: ["objc", "kotlin", "json", "yaml", "xml", "sh", "console", "diff"])
  func `unfinished code is shown as it was written`(language: String) throws {
    let code = "\"open 'quote` /* and <tag a=\"b\n  : #x @ $ 12e \\"
    let listing = try page(language, code).firstMatch(of: #/(?s)<pre>.*?<\/pre>/#)
    let text = try #require(listing).output.replacing(#/<[^>]*>/#, with: "")
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
    #expect(text == code)
  }

  @Test(arguments: [
    ("json", "\"\\\"\\ \"a\"\n\"b\"", "<b class=\"s\">\"b\"</b>"),
    ("kotlin", "'a\nval b = 'c'", "<b class=\"s\">'c'</b>"),
    ("sh", "echo 'a\necho \"b\"", "<b class=\"s\">\"b\"</b>"),
  ])
  func `a text that is not finished does not affect later ones`(
    language: String,
    code: String,
    html: String
  ) throws {
    #expect(try page(language, code).contains(html))
  }

  @Test func `other languages are shown in one colour`() throws {
    #expect(try page("rust", "let a = 1;").contains(">let a = 1;</code>"))
  }
}
