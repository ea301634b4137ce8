import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

/// Applies the help of findings literally, and checks that this fixes them.
struct HintTests {
  /// A text with an error, and how to apply the help.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let text: String
    let repair: Repair
    var language = "en"
    var testDescription: String { "\(id): \(text)" }
  }

  /// Where to put the first quoted text of the help.
  enum Repair: Sendable {
    /// Replaces the first quoted text of the summary, searched from the location on.
    case inPlaceOfNamed
    /// Replaces this text, searched from the location on.
    case inPlaceOf(String)
    /// Replaces the rest of the line.
    case inPlaceOfLine
    /// Inserts a line after that of the location.
    case afterLine
    /// Inserts a line before that of the location.
    case beforeLine
    /// Appends a line to the file, with values instead of placeholders.
    case atEnd
    /// Inserts after this text.
    case after(String)
    /// Inserts a blank line before that of the location.
    case blankLine
    /// Inserts the number of spaces that the help states, before the location.
    case spaces
    /// Deletes the quoted text and the space after it, ignoring case.
    case leftOut
    /// Deletes the quoted text anywhere in the line.
    case withoutOffered
    /// Deletes the character at the location.
    case deleted
  }

  @Test(arguments: [
    // Links, pictures, references and footnotes.
    Case(id: "broken-link", text: "[A](nmaes.md)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](names.md?plain=1)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](/basics/names.md)\n", repair: .inPlaceOfNamed),
    Case(
      id: "broken-link",
      text: "[A](../other/names.md#one)\n",
      repair: .inPlaceOfNamed
    ),
    Case(id: "broken-link", text: "[A](../indx.md)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](https:/e.org/a)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](www.e.org/a)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](htps://e.org/a)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](htp://e.org/a)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](names.html)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](names)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](names/index.html)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](Names.md)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-link", text: "[A](..\\basics\\names.md)\n", repair: .inPlaceOfNamed),
    Case(id: "broken-image", text: "![A dial](DOT.PNG)\n", repair: .inPlaceOfNamed),
    Case(id: "unclosed-fence", text: "~~~swift\nlet a = 1\n", repair: .atEnd),
    Case(id: "misread-nesting", text: "- One\n* Two\n", repair: .inPlaceOf("*")),
    Case(id: "broken-link", text: "[A](fact:liste)\n", repair: .inPlaceOf("liste")),
    Case(id: "broken-link", text: "[A](fatc:list)\n", repair: .inPlaceOf("fatc:list")),
    Case(
      id: "broken-anchor",
      text: "[A](#first-step)\n\n## First steps\n",
      repair: .inPlaceOfNamed
    ),
    Case(id: "broken-image", text: "![A dial](dott.png)\n", repair: .inPlaceOfNamed),
    Case(id: "unparsed-markdown", text: "![[dot.png]]\n", repair: .inPlaceOf("![[dot.png]]")),
    Case(
      id: "redundant-alternative-text",
      text: "![A dial|300](dot.png)\n",
      repair: .withoutOffered
    ),
    Case(id: "unparsed-markdown", text: "![A dial](dot.png =30x2)\n", repair: .withoutOffered),
    Case(id: "unparsed-markdown", text: "## Names##\n\nText.\n", repair: .withoutOffered),
    Case(id: "unparsed-markdown", text: "One\n• Two\n", repair: .inPlaceOf("•")),
    Case(id: "redundant-alternative-text", text: "![Image of a dial](dot.png)\n", repair: .leftOut),
    Case(id: "undefined-reference", text: "See [the traits][t].\n", repair: .atEnd),
    Case(
      id: "undefined-reference",
      text: "See [the traits][trais].\n\n[traits]: https://e.org\n",
      repair: .inPlaceOf("[the traits][trais]")
    ),
    Case(
      id: "undefined-reference",
      text: "See [Trait][].\n\n> [traits]: https://e.org\n",
      repair: .inPlaceOf("[Trait][]")
    ),
    Case(id: "undefined-footnote", text: "Forty swipes.[^1]\n", repair: .atEnd),
    Case(
      id: "undefined-footnote",
      text: "Forty swipes.[^nots]\n\n[^notes]: Counted.\n",
      repair: .inPlaceOf("[^nots]")
    ),
    Case(id: "unparsed-markdown", text: "> [NOTE]\n> A.\n", repair: .inPlaceOf("[NOTE]")),
    Case(id: "unparsed-markdown", text: "> [WARNING]\n> A.\n", repair: .inPlaceOf("[WARNING]")),
    // Headings, tables and lists.
    Case(id: "heading-level-one", text: "# One\n", repair: .inPlaceOf("#")),
    Case(id: "skipped-heading-level", text: "## One\n\n#### Two\n", repair: .inPlaceOf("####")),
    Case(id: "heading-in-bold", text: "**Why so**\n\nText.\n", repair: .inPlaceOfLine),
    Case(id: "misnumbered-list", text: "1. One\n3. Two\n", repair: .inPlaceOf("3.")),
    Case(
      id: "unparsed-markdown",
      text: "It says **“Buy.”**twice.\n",
      repair: .inPlaceOf("**“Buy.”**")
    ),
    Case(
      id: "unparsed-markdown",
      text: "See [https://example.org](the site).\n",
      repair: .inPlaceOf("[https://example.org](the site)")
    ),
    // Markup that is not parsed.
    Case(id: "unparsed-markdown", text: "Text.\n\n##Heading\n", repair: .inPlaceOfLine),
    Case(id: "unparsed-markdown", text: "| A | B |\n| a | b |\n", repair: .afterLine),
    Case(id: "unparsed-markdown", text: "> [!TIPP]\n> Text.\n", repair: .inPlaceOfNamed),
    Case(id: "unparsed-markdown", text: "See [all](a b.png).\n", repair: .inPlaceOf("](a b.png)")),
    Case(
      id: "unparsed-markdown",
      text: "See [all] (dot.png).\n",
      repair: .inPlaceOf("[all] (dot.png)")
    ),
    Case(
      id: "unparsed-markdown",
      text: "See (all)[dot.png] here.\n",
      repair: .inPlaceOf("(all)[dot.png]")
    ),
    Case(id: "unparsed-markdown", text: "This &amp that.\n", repair: .inPlaceOf("&amp")),
    Case(id: "unparsed-markdown", text: "Ten&nbps;km.\n", repair: .inPlaceOf("&nbps;")),
    Case(id: "unparsed-markdown", text: "See [[names]].\n", repair: .inPlaceOf("[[names]]")),
    Case(id: "unparsed-markdown", text: "See [[Names|it]].\n", repair: .inPlaceOf("[[Names|it]]")),
    Case(id: "misread-nesting", text: "> A quotation.\nMy words.\n", repair: .blankLine),
    Case(id: "misread-nesting", text: "- One\nMy words.\n", repair: .blankLine),
    Case(id: "misread-nesting", text: "A sentence.\n---\n\nText.\n", repair: .blankLine),
    Case(id: "misread-nesting", text: "1. One\n\n  - Two\n", repair: .spaces),
    Case(id: "raw-html", text: "Text.\n\n<!-- a comment\n", repair: .atEnd),
    Case(id: "invisible-character", text: "acces\u{AD}sibility\n", repair: .deleted),
    Case(id: "unparsed-markdown", text: "A *bold** word.\n", repair: .deleted),
    Case(id: "unparsed-markdown", text: "An _a__ b.\n", repair: .deleted),
    Case(id: "unparsed-markdown", text: "The **bold*** word.\n", repair: .deleted),
    Case(id: "unparsed-markdown", text: "The * bold * word.\n", repair: .inPlaceOf("* bold *")),
    Case(id: "unparsed-markdown", text: "Text * bold * here.\n", repair: .inPlaceOf("* bold *")),
    Case(id: "unparsed-markdown", text: "Read _ it _ twice.\n", repair: .inPlaceOf("_ it _")),
    Case(id: "unparsed-markdown", text: "- [ ]task\n- [x] two\n", repair: .inPlaceOf("[ ]")),
    Case(id: "unparsed-markdown", text: "1. [x]task\n", repair: .inPlaceOf("[x]")),
    Case(id: "unparsed-markdown", text: "One\n•two\n", repair: .inPlaceOf("•")),
    Case(
      id: "unparsed-markdown",
      text: "See <https://example.org and more.\n",
      repair: .inPlaceOf("<https://example.org")
    ),
    Case(
      id: "unparsed-markdown",
      text: "See [all](names.md all names).\n",
      repair: .inPlaceOf("](names.md all names)")
    ),
    Case(id: "repeated-word", text: "Press the the button.\n", repair: .leftOut),
    Case(id: "repeated-word", text: "The the button says it.\n", repair: .leftOut),
    Case(id: "repeated-word", text: "Press a\na button.\n", repair: .leftOut),
    // Fences and code.
    Case(id: "unknown-fence", text: "```javascirpt\na\n```\n", repair: .inPlaceOfNamed),
    Case(
      id: "unknown-placeholder",
      text: "```screen a\n{stop} stops\n```\n",
      repair: .inPlaceOfNamed
    ),
    Case(id: "unknown-table", text: "```table data=fatcs\n```\n", repair: .inPlaceOf("fatcs")),
    Case(
      id: "retain-cycle",
      text: "```swift\nbar.accessibilityValueBlock = { bar.value }\n```\n",
      repair: .after("{")
    ),
    // Words.
    Case(id: "word-to-avoid", text: "For everybody.\n", repair: .inPlaceOfNamed),
    Case(
      id: "malformed-allowance",
      text: "<!-- allow: vague-link-txt film -->\n[Here](https://e.org)\n",
      repair: .inPlaceOfNamed
    ),
  ])
  func `applying the help fixes the finding`(fault: Case) throws {
    let (before, finding) = try find(fault)
    let offered = try #require(finding.help)
    let fixed = try apply(offered, of: finding, by: fault.repair, to: before)
    #expect(book(fixed, fault.language).findings.map(\.summary) == [])
  }

  @Test(arguments: [
    ("---\ntitel: A\ndescription: B\n---\nText.\n", Repair.inPlaceOfNamed),
    ("\n---\ntitle: A\ndescription: B\n---\nText.\n", Repair.deleted),
    ("---\ntitle: A\ndescription: B\n\nText.\n", Repair.beforeLine),
  ])
  func `applying the help fixes the front matter`(chapter: String, repair: Repair) throws {
    let finding = try #require(LittleBook(chapter: chapter).findings.first)
    let offered = try #require(finding.help)
    var fixed = try apply(offered, of: finding, by: repair, to: chapter)
    if case .deleted = repair { fixed = String(chapter.dropFirst()) }
    #expect(LittleBook(chapter: fixed).findings.map(\.summary) == [])
  }

  @Test(arguments: [
    ("languages: [en]", "languages: [en, rus]", Repair.inPlaceOfNamed, "'ru'"),
    ("chapters: [labels]", "chapters: [lables]", Repair.inPlaceOf("lables"), "'labels'"),
    (
      "languages: [en]", "languages: [en]\nredirects: {names: lables}", Repair.inPlaceOf("lables"),
      "'labels'"
    ),
    ("languages: [en]", "langages: [en]", Repair.inPlaceOfNamed, "'languages'"),
    ("languages: [en]", "languages: [en_US]", Repair.inPlaceOfNamed, "'en'"),
    ("languages: [en]", "languages: [english]", Repair.inPlaceOfNamed, "'en'"),
    ("languages: [en]", "languages: [en, Russian]", Repair.inPlaceOfNamed, "'ru'"),
    ("languages: [en]", "languages: [en, русский]", Repair.inPlaceOfNamed, "'ru'"),
    ("chapters: [labels]", "chapters: [basics/labels]", Repair.inPlaceOfNamed, "'labels'"),
  ])
  func `applying the help fixes the configuration`(
    right: String,
    wrong: String,
    repair: Repair,
    offered: String
  ) throws {
    var book = LittleBook("Text.\n")
    let configuration = LittleBook.configuration(languages: ["en"]).replacing(right, with: wrong)
    book.files.bytes["Content/book.yml"] = Array(configuration.utf8)
    let finding = try #require(book.findings.first { $0.help?.contains(offered) == true })
    let fixed = try apply(try #require(finding.help), of: finding, by: repair, to: configuration)
    book.files.bytes["Content/book.yml"] = Array(fixed.utf8)
    // The book has no content in the other language yet.
    #expect(book.findings.map(\.id).filter { !$0.hasPrefix("missing-") } == [])
  }

  private func find(_ fault: Case) throws -> (text: String, finding: Diagnostic) {
    let text = "---\ntitle: Labels\ndescription: D.\n---\n\(fault.text)"
    let finding = book(text, fault.language).findings.first { $0.id == fault.id }
    return (text, try #require(finding))
  }

  private func book(_ chapter: String, _ language: String) -> LittleBook {
    var book = LittleBook(chapter: chapter, language: language)
    book.addSecondChapter()
    for name in ["dot.png", "a b.png"] {
      book.files.bytes["Content/\(language)/basics/\(name)"] = [1]
    }
    let facts = """
      caption: Facts
      about: Facts.
      link: fact
      columns: [{key: a, title: A}]
      rows: [{id: list, a: b}]
      """
    book.files.bytes["Content/data/facts.yml"] = Array(facts.utf8)
    book.files.bytes["Content/words-to-avoid.yml"] = Array(
      "en: [{word: everybody, better: everyone}]\n".utf8
    )
    book.files.bytes["Site/search.js"] = []
    return book
  }

  private func apply(
    _ help: String,
    of finding: Diagnostic,
    by repair: Repair,
    to text: String
  ) throws -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = try #require(finding.location)
    let index = (place.line ?? 1) - 1
    let column = (place.column ?? 1) - 1
    let offered = quoted(help).first ?? ""
    func replace(_ words: String, by other: String) throws {
      let start = lines[index].index(lines[index].startIndex, offsetBy: column)
      let found = try #require(lines[index][start...].firstRange(of: words))
      lines[index].replaceSubrange(found, with: other)
    }
    switch repair {
    case .inPlaceOfNamed: try replace(try #require(quoted(finding.summary).first), by: offered)
    case .inPlaceOf(let words): try replace(words, by: offered)
    case .inPlaceOfLine: lines[index] = lines[index].prefix(column) + offered
    case .afterLine: lines.insert(offered, at: index + 1)
    case .beforeLine: lines.insert(offered.replacing("a line ", with: ""), at: index)
    case .atEnd:
      let line = offered.replacing("…", with: "Note.").replacing("address", with: "https://e.org")
      lines += ["", line, ""]
    case .after(let sign):
      try replace(sign, by: "\(sign)\(sign == "{" ? " " : "")\(offered)\(sign == "{" ? " in" : "")")
    case .blankLine: lines.insert("", at: index)
    case .spaces:
      let count = try #require(help.split(separator: " ").compactMap { Int($0) }.first)
      lines[index] = String(repeating: " ", count: count) + lines[index]
    case .leftOut:
      // The help is lowercase, but the text may begin with a capital letter.
      let found = try #require(lines[index].lowercased().firstRange(of: offered.lowercased() + " "))
      let start = lines[index].lowercased().distance(
        from: lines[index].startIndex,
        to: found.lowerBound
      )
      let rest = lines[index].dropFirst(start + offered.count + 1)
      lines[index] = lines[index].prefix(start) + String(rest)
    case .withoutOffered:
      let found = try #require(lines[index].firstRange(of: offered))
      lines[index].removeSubrange(found)
    case .deleted:
      var scalars = Array(lines[index].unicodeScalars)
      if scalars.indices.contains(column) { scalars.remove(at: column) }
      lines[index] = String(String.UnicodeScalarView(scalars))
    }
    return lines.joined(separator: "\n")
  }

  /// The quoted parts of a text, which may contain apostrophes.
  private func quoted(_ text: String) -> [String] {
    text.matches(of: /'(.+?)'(?=[ ,.:;?]|$)/).map { String($0.output.1) }
  }
}
