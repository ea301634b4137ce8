import Testing

/// Properties of untrusted books; `make fuzz` searches for pages that violate them.
struct HostilePageTests {
  private static let pages = [
    "[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](&#106;avascript:alert(1))\n",
    "[d](<java\tscript:alert(1)>) [e](%6Aavascript:alert(1)) [f](data:text/html,x) <vbscript:x>\n",
    "[g][1]\n\n[1]: <&#x6A;avascript&colon;alert(1)> \"t\"\n",
    "![p](javascript:alert(1)) ![q](data:image/png;base64,AA) ![r](//evil.example/x.png)\n",
    "<script>alert(1)</script>\n\n<iframe src=x></iframe>\n\n<img src=x onerror=alert(1)>\n",
    "<!-- a --><script>alert(1)</script>\n\nText <!--> <script>x</script> -->\n",
    "[a](https://a.example/\"onclick=\"alert(1)) <https://a.example/'onclick='x>\n",
    "[![x](https://a.example)](https://b.example)\n",
    "\u{1B}[2J \u{9B}31m \u{202E}x `\u{1B}]0;x\u{7}`\n\n## \u{1B}c\n\n```\n\u{1B}[31m\u{202E}\n```\n",
    "\u{0}\u{1}\u{7F}\u{FFFE}\u{FFFF}\u{200B}\n\n```\u{B}\n\u{C}\n```\n",
    "## a\n\n## a\n\n## a-1\n\n## \n\n## <b>\n\n[x](#a-1)[^1][^1]\n\n[^1]: [^1]\n",
    "| a |\n|---|\n| <b> | c | ![](x) |\n|\n",
    String(repeating: "> ", count: 300) + "deep\n",
    String(repeating: "*a **b ", count: 150) + "deep" + String(repeating: "** c*", count: 150)
      + "\n",
    String(repeating: "[", count: 5000) + "\n", String(repeating: "![[", count: 2000) + "\n",
  ]

  @Test(arguments: pages)
  func `no page runs code of a chapter`(page: String) {
    #expect(RenderingProperty.violation(page) == nil)
  }

  @Test(arguments: pages)
  func `every chapter produces a valid EPUB`(page: String) {
    #expect(EPUBProperty.violation(page) == nil)
  }

  @Test(
    arguments: [
      "title: " + String(repeating: "[", count: 990), "? [a]\n: b", "? *a\n: b", "&a [*a, *a]",
      "title: \"\\uD800\"", "title: !!binary x", "- - - -", "%YAML 9.9", "title: ''\ntitle: ''",
      "title: |\n  a\n\n   b\n", "changes: {date: 2026-13-45}", "\u{FEFF}title: a",
      "--- a\n...\n--- b",
    ],
    HostileBook.Place.allCases
  )
  func `invalid YAML is reported at its location`(yaml: String, place: HostileBook.Place) {
    #expect(FrontMatterProperty.violation(yaml, at: place) == nil)
  }
}
