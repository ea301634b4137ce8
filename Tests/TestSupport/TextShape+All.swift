extension TextShape {
  package static let all = findings + markup + structure + characters + frontMatter

  /// Kinds of findings.
  private static let findings = [
    TextShape("unknown character references", "&nbps;"),
    TextShape("open character references", "&amp "),
    TextShape("wiki links", "[[a]]"), TextShape("various wiki links", "[[a#N]] "),
    TextShape("unused definitions", "[a#N]: https://example.com/#N\n"),
    TextShape("repeated definitions", "[a]: https://example.com\n"),
    TextShape("undefined references", "[a][b] "),
    TextShape("various undefined references", "[a#N][b#N] "),
    TextShape("repeated headings", "## Head\n\n"),
    TextShape("repeated underlined headings", "a\n=\n\n"),
    TextShape("headings of the first level", "# A\n\n"),
    TextShape("skipped levels", "## A#N\n\n##### B\n\n"),
    TextShape("headings without a space", "##A\n\n"),
    TextShape("broken links", "[a](b.md) "),
    TextShape("various broken links", "[a#N](b#N.md)\n"),
    TextShape("missing anchors", "[a#N](#b#N) "),
    TextShape("missing pictures", "![A dial](a#N.png) "),
    TextShape("pictures without text", "![](a.png) "),
    TextShape("mixed alphabets", "\u{430}b "),
    TextShape("notes of the author", "TODO "),
    TextShape("paragraphs with notes", "TODO\n\n"),
    TextShape("undefined footnotes", "x[^a] "),
    TextShape("various undefined footnotes", "x[^a#N] "),
    TextShape("unused footnotes", "[^a#N]: b\n\n"),
    TextShape("references to a place", "See below, on the left. "),
    TextShape("bare addresses", "https://example.com/#N "),
    TextShape("vague links", "[here](https://example.com) "),
    TextShape("links without text", "[](https://example.com) "),
    TextShape("links with two addresses", "[a](b.md)(c.md) "),
    TextShape("alerts of unknown kinds", "> [!NOT]\n> A.\n\n"),
    TextShape("unknown languages of code", "```swfit\na\n```\n\n"),
    TextShape("various unknown languages of code", "```swfit#N\na\n```\n\n"),
    TextShape("alerts of various unknown kinds", "> [!NOT#N]\n> A.\n\n"),
    TextShape("merge conflicts", "<<<<<<< HEAD\n"),
    TextShape("tables of other widths", "|a|b|\n|-|-|-|\n|x|y|\n\n"),
    TextShape("transcripts without code", "```voiceover b\nA, Button\n```\n\n"),
    TextShape(
      "retain cycles",
      "```swift\nitem.accessibilityValueBlock = { item.run() }\n```\n\n"
    ),
    TextShape("glued plurals", "```swift\nlabel.text = \"\\(a.count) items\"\n```\n\n"),
    TextShape(
      "allowances next to findings",
      "[One link](no#N.md).\n\n<!-- allow: broken-link A reason. -->\n\nText.\n\n"
    ),
    TextShape("allowances in a row", "<!-- allow: broken-link A reason. -->\n"),
    TextShape("allowances of nothing", "<!-- allow: vague-link-text A reason. -->\n\nText.\n\n"),
  ]

  /// Marks of Markdown and HTML.
  private static let markup = [
    TextShape("brackets", "["), TextShape("closing brackets", "]"), TextShape("pictures", "!["),
    TextShape("links without an address", "[]("), TextShape("open links", "[a]("),
    TextShape("open addresses", "[a](<b"), TextShape("footnote marks", "[^"),
    TextShape("stars", "*"), TextShape("open emphasis", "*a "), TextShape("open bold", "**a"),
    TextShape("mixed emphasis", "*a_ "), TextShape("underscores", "_a "),
    TextShape("tildes", "~~a "), TextShape("single tildes", "~a~ "), TextShape("backticks", "`a"),
    TextShape("backslashes", "\\"), TextShape("hard breaks", "a\\\n"),
    TextShape("less-than signs", "<"), TextShape("open tags", "<b"), TextShape("tags", "<b>a</b> "),
    TextShape("unclosed tags", "<b>"), TextShape("closing tags", "</b>"),
    TextShape("blocks of HTML", "<div>\n\n"), TextShape("one block of HTML", "<div>\n"),
    TextShape("unclosed scripts", "<script>"), TextShape("comments", "<!-- a -->\n\n"),
    TextShape("open comments", "<!--"), TextShape("links in HTML", "<a href=\"b.md\">c</a>\n"),
    TextShape("quotes in tags", "<a '"), TextShape("addresses", "<https://example.com> "),
    TextShape("email addresses", "a@b.com "), TextShape("hosts", "www.a.com "),
    TextShape("ampersands", "&"), TextShape("quotation marks", "\u{201C}a\u{201D} see below. "),
  ]

  /// Blocks.
  private static let structure = [
    TextShape("paragraphs", "Word.\n\n"), TextShape("one paragraph", "Some words. "),
    TextShape("lines", "a\n"), TextShape("blank lines", "\n"),
    TextShape("quotes", "> a\n\n"), TextShape("nested quotes", ">"),
    TextShape("list items", "- a\n"), TextShape("nested lists", "- "),
    TextShape("empty list items", "-\n"), TextShape("numbered items", "1. a\n"),
    TextShape("tasks", "- [ ] a\n"), TextShape("alerts", "> [!NOTE]\n> A.\n\n"),
    TextShape("fences", "```text\na\n```\n\n"), TextShape("open fences", "```text\n"),
    TextShape("a long fence", "a\n", opening: "```text\n", closing: "```\n"),
    TextShape("options of a fence", "a#N ", opening: "```swift ", closing: "\na\n```\n"),
    TextShape("rows of a table", "|x|y|\n", opening: "|a|b|\n|-|-|\n"),
    TextShape("tables", "|a|b|\n|-|-|\n|x|y|\n\n"), TextShape("pipes", "|a"),
    TextShape("cells of a row", "|", opening: "|a|\n|-|\n"),
    TextShape("rules", "---\n\n"), TextShape("indented code", "    a\n\n"),
    TextShape("footnotes", "x[^a#N]\n\n[^a#N]: b\n\n"),
    TextShape("chained footnotes", "[^a#N]: b[^a#M]\n\n", opening: "x[^a0]\n\n"),
    TextShape("footnotes of sections", "## A#N\n\nx[^a#N]\n\n[^a#N]: b\n\n"),
    TextShape("references to a footnote", "x[^a] ", closing: "\n\n[^a]: b\n"),
    TextShape("one line of JSON", "\\\"", opening: "```json\n\"", closing: "\n```\n"),
    TextShape("keys of JSON", "\"a#N\": 1, ", opening: "```json\n{", closing: "}\n```\n"),
    TextShape("attributes of XML", "b='c' ", opening: "```xml\n<a ", closing: ">\n```\n"),
    TextShape("open quotation marks of JSON", "\"\\", opening: "```json\n", closing: "\n```\n"),
    TextShape("open texts of a shell", "'\\\" ", opening: "```sh\n", closing: "\n```\n"),
    TextShape("a long language of code", "a", opening: "```", closing: "\na\n```\n"),
    TextShape("words of a shell", "$a 'b' # ", opening: "```sh\n", closing: "\n```\n"),
  ]

  /// Characters.
  private static let characters = [
    TextShape("null", "\0"), TextShape("words with null", "a\0 "),
    TextShape("right-to-left overrides", "\u{202E}"), TextShape("zero-width spaces", "\u{200B}"),
    TextShape("words with zero-width spaces", "a\u{200B}b "),
    TextShape("byte order marks", "\u{FEFF}"), TextShape("soft hyphens", "a\u{AD}b "),
    TextShape("combining marks", "\u{301}"), TextShape("emoji in emphasis", "😀*a* "),
    TextShape("joined emoji", "👩\u{200D}"), TextShape("flags", "🇦"),
    TextShape("Japanese", "日本語"), TextShape("Russian", "слово "), TextShape("Arabic", "كلمة "),
    TextShape("words of another language", "слово one two three "),
    TextShape("open quotations", "“слово "),
    TextShape("letters after a quotation", "ж a ", opening: "“"),
    TextShape("quotations in quotations", "«a ж »"),
    TextShape("a long word", "a"), TextShape("carriage returns", "a\r"), TextShape("tabs", "\t"),
  ]

  /// YAML.
  private static let frontMatter = [
    TextShape("allowances", "# allow: broken-link A reason.\n", opening: front(""), closing: end),
    TextShape("allowed words", "  - a#N\n", opening: front("terms:"), closing: end),
    TextShape(
      "terms of one beginning",
      "  - term: Custom action #N\n    meaning: B.\n",
      opening: front("terms:"),
      closing: end
    ),
    TextShape(
      "sources",
      "  - title: A#N\n    note: B.\n",
      opening: front("sources:"),
      closing: end
    ),
    TextShape("unknown keys", "k#N: v\n", opening: front(""), closing: end),
    TextShape("repeated keys", "glance: v\n", opening: front(""), closing: end),
    TextShape("open brackets", "[", opening: front("") + "a: ", closing: "\n" + end),
    TextShape("aliases", "k#N: *a\n", opening: front("a: &a b"), closing: end),
    TextShape("a long text", "a ", opening: front("") + "glance: \"", closing: "\"\n" + end),
    TextShape("YAML comments", "# a\n", opening: front(""), closing: end),
  ]

  private static func front(_ line: String) -> String {
    "---\ntitle: A\ndescription: B.\n" + (line.isEmpty ? "" : line + "\n")
  }

  private static let end = "---\n\nText.\n"
}
