import BookModel
import BookTestSupport
import Diagnostics
import TestSupport
import Testing

struct ContentCheckTests {
  /// A text in a language with an error at the marker, and the rule.
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let marked: String
    var language = "en"
    var testDescription: String { "\(id): \(marked)" }
  }

  @Test(arguments: [
    // Footnotes and references.
    Case(id: "undefined-footnote", marked: "Forty swipes.1️⃣[^1]\n"),
    Case(
      id: "undefined-footnote",
      marked: "- An item\n\n  with *stress 1️⃣[^one]*.\n\n[^1]: N.\n\n[^1]\n"
    ),
    Case(id: "unused-footnote", marked: "Forty swipes.\n\n1️⃣[^1]: Counted in iOS 26.\n"),
    Case(id: "unused-footnote", marked: "A[^1].\n\n[^1]: One.\n\n1️⃣[^1]: Another.\n"),
    Case(
      id: "undefined-reference",
      marked: "See 1️⃣[the traits][trais].\n\n[traits]: https://e.org\n"
    ),
    Case(id: "undefined-reference", marked: "See 1️⃣[the `traits`][].\n"),
    // Links.
    Case(id: "empty-link-text", marked: "Read 1️⃣[](https://example.org).\n"),
    Case(id: "vague-link-text", marked: "1️⃣[Click here!](https://example.org)\n"),
    Case(id: "vague-link-text", marked: "Read 1️⃣[**this article**](https://example.org).\n"),
    Case(id: "vague-link-text", marked: "1️⃣[www.example.org](https://example.org)\n"),
    Case(id: "vague-link-text", marked: "1️⃣[Подробнее…](https://example.org)\n", language: "ru"),
    Case(id: "vague-link-text", marked: "Смотрите 1️⃣[тут](https://example.org)\n", language: "ru"),
    Case(id: "vague-link-text", marked: "Это 1️⃣[по ссылке](https://example.org)\n", language: "ru"),
    Case(
      id: "ambiguous-link-text",
      marked: "[A sample](https://a.example) and 1️⃣[a sample](https://b.example).\n"
    ),
    // Pictures.
    Case(id: "file-name-alternative-text", marked: "1️⃣![dot-2.png](dot-2.png)\n"),
    Case(id: "file-name-alternative-text", marked: "1️⃣![dot-2](dot-2.png)\n"),
    Case(id: "file-name-alternative-text", marked: "1️⃣![IMG_0042.jpeg](dot-2.png)\n"),
    Case(id: "redundant-alternative-text", marked: "1️⃣![Image of a dot](dot-2.png)\n"),
    Case(
      id: "redundant-alternative-text",
      marked: "1️⃣![Картинка: точка](dot-2.png)\n",
      language: "ru"
    ),
    Case(id: "unmarked-language", marked: "1️⃣![Точка](dot-2.png)\n"),
    // Headings, tables and fences.
    Case(
      id: "duplicate-heading",
      marked: "## One\n\n## Two\n\n### 1️⃣One\n".replacing("### 1️⃣", with: "1️⃣### ")
    ),
    Case(id: "duplicate-heading", marked: "1️⃣## labels\n"),
    Case(id: "unknown-fence", marked: "1️⃣```javascirpt\na\n```\n"),
    Case(id: "missing-table-header", marked: "1️⃣| | B |\n|---|---|\n| a | b |\n"),
    Case(id: "missing-table-header", marked: "| A | B |\n|---|---|\n| a | b |\n1️⃣| | b |\n"),
    Case(
      id: "duplicate-caption",
      marked: "| A | B |\n|---|---|\n| a | b |\n\nOr:\n\n1️⃣| A | B |\n|---|---|\n| a | c |\n"
    ),
    // Captions.
    Case(
      id: "meaning-by-position",
      marked: "```screen menu\nAs the 1️⃣picture on the right shows.\n```\n"
    ),
    Case(id: "deep-nesting", marked: String(repeating: "> ", count: 100) + "1️⃣> Lost.\n"),
    // Alphabets and languages.
    Case(id: "mixed-alphabets", marked: "The name `1️⃣аccessibilityLabel`.\n"),
    Case(id: "mixed-alphabets", marked: "```swift\nlet 1️⃣mеnu = 1\n```\n"),
    Case(id: "lone-letter", marked: "Метка 1️⃣c подсказкой.\n", language: "ru"),
    Case(id: "lone-letter", marked: "Метка. 1️⃣B ней два слова.\n", language: "ru"),
    Case(id: "lone-letter", marked: "It is 1️⃣а label.\n"),
    Case(id: "unmarked-language", marked: "From the Greek 1️⃣φωνή, a voice.\n"),
    Case(id: "unmarked-language", marked: "По-украински 1️⃣кнопкі.\n", language: "ru"),
    Case(
      id: "untranslated-text",
      marked: "Метка нужна. 1️⃣The label is what VoiceOver says first.\n",
      language: "ru"
    ),
    Case(id: "untranslated-text", marked: "A label. 1️⃣Метка это самое первое слово каждой фразы.\n"),
    Case(id: "invisible-character", marked: "acces1️⃣\u{AD}sibility\n"),
    Case(id: "invisible-character", marked: "```swift\nlet a = \"1️⃣\u{202E}b\"\n```\n"),
    // After characters of three and of four bytes.
    Case(id: "invisible-character", marked: "It costs 799\u{A0}₽1️⃣\u{AD} today.\n"),
    Case(id: "invisible-character", marked: "```text\n🎉1️⃣\u{200B}\n```\n"),
    Case(id: "invisible-character", marked: "A bell1️⃣\u{7} and an escape\u{1B}[31m.\n"),
    Case(id: "invisible-character", marked: "One line1️⃣\u{2028}and another.\n"),
    Case(id: "invisible-character", marked: "Next1️⃣\u{85} line.\n"),
    // Markup that CommonMark does not parse as it looks.
    Case(id: "uneven-table-row", marked: "| A | B |\n|---|---|\n| a | b |\n1️⃣| a |\n"),
    Case(id: "uneven-table-row", marked: "| A | B |\n|---|---|\n1️⃣| a | `b|c` |\n"),
    Case(id: "uneven-table-row", marked: "- | A | B |\n  |---|---|\n  1️⃣| a | b | c |\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣##Heading\n"),
    Case(id: "unparsed-markdown", marked: "Text.\n\n1️⃣| A | B |\n| a | b |\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣| A | B |\n|---|\n| a | b |\n"),
    Case(id: "unparsed-markdown", marked: "> 1️⃣[!TIPP]\n> Text.\n"),
    Case(id: "unparsed-markdown", marked: "See [all1️⃣](all labels.md).\n"),
    Case(id: "unparsed-markdown", marked: "A 1️⃣**strong word.\n"),
    Case(id: "unparsed-markdown", marked: "A name, 1️⃣`close, in code.\n"),
    Case(id: "unparsed-markdown", marked: "Text\n1️⃣##Heading\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣#Why it matters\n"),
    Case(id: "unparsed-markdown", marked: "> 1️⃣[!NOTE] Text.\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣!!! note\n    Text.\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣:::note\nText.\n:::\n"),
    Case(id: "unparsed-markdown", marked: "A 1️⃣*stressed word.\n"),
    Case(id: "unparsed-markdown", marked: "A ~~word~~ and 1️⃣~~another.\n"),
    Case(id: "unparsed-markdown", marked: "See 1️⃣(the steps)[https://e.org/a] first.\n"),
    Case(id: "unparsed-markdown", marked: "See 1️⃣[the steps] (dot-2.png) first.\n"),
    Case(id: "unparsed-markdown", marked: "See [one](https://e.org) or [the steps1️⃣](a.md.\n"),
    Case(id: "unparsed-markdown", marked: "See 1️⃣[https://example.org] first.\n"),
    Case(id: "unparsed-markdown", marked: "One.1️⃣\\nTwo.\n"),
    Case(id: "misread-nesting", marked: "See:\n\n    1️⃣let a = 1\n"),
    Case(id: "empty-heading", marked: "1️⃣## 🎉\n\nText.\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣<<<<<<< HEAD\nOne.\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣-One\n-Two\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣1.One\n2.Two\n"),
    Case(id: "unparsed-markdown", marked: "- 1️⃣[] One\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣``swift\nlet a = 1\n``\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣'''swift\nlet a = 1\n'''\n"),
    Case(id: "unparsed-markdown", marked: "This 1️⃣&amp that.\n"),
    Case(id: "unparsed-markdown", marked: "Ten1️⃣&nbsp kilometres.\n"),
    Case(id: "unparsed-markdown", marked: "Ten1️⃣&nbps;kilometres.\n"),
    Case(id: "unparsed-markdown", marked: "- *Ten 1️⃣&#160 kilometres*\n"),
    Case(id: "unparsed-markdown", marked: "See 1️⃣[[Labels]].\n"),
    Case(id: "unparsed-markdown", marked: "See 1️⃣[[labels|the labels]].\n"),
    Case(id: "unclosed-tag", marked: "A box: 1️⃣<details open\n"),
    Case(id: "unclosed-tag", marked: "A key, 1️⃣<kbd and the rest.\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣{{#include code.swift}}\n"),
    Case(id: "unparsed-markdown", marked: "1️⃣[TOC]\n"),
    Case(id: "unparsed-markdown", marked: "At least 1️⃣$\\frac{4.5}{1}$.\n"),
    Case(id: "unparsed-markdown", marked: "Done 1️⃣:white_check_mark: it is.\n"),
    Case(id: "unparsed-markdown", marked: "See 1️⃣<www.example.org> for it.\n"),
    Case(id: "misread-nesting", marked: "- One\n1️⃣* Two\n- Three\n"),
    Case(id: "undefined-footnote", marked: "Forty swipes.[^1]\n\n1️⃣[^1] Counted in iOS 26.\n"),
    Case(id: "unknown-fence", marked: "1️⃣```{.swift}\nlet a = 1\n```\n"),
    Case(id: "unknown-fence", marked: "1️⃣```swift,name=a\nlet a = 1\n```\n"),
    Case(id: "broken-link", marked: "See 1️⃣[the site](http://localhost:8000/en/).\n"),
    Case(id: "broken-link", marked: "See 1️⃣[the site](https://[::1]).\n"),
    // Unfinished text.
    Case(id: "unfinished-text", marked: "1️⃣TODO: say how it sounds.\n"),
    Case(id: "unfinished-text", marked: "It sounds well (1️⃣FIXME).\n"),
    Case(id: "unfinished-text", marked: "| A | B |\n|---|---|\n| a | 1️⃣TBD |\n"),
    Case(id: "unfinished-text", marked: "Звучит так: 1️⃣TODO\n", language: "ru"),
    Case(id: "unfinished-text", marked: "## 1️⃣TODO\n\nText.\n"),
    Case(id: "unfinished-text", marked: "1️⃣Lorem ipsum dolor sit amet.\n"),
    Case(id: "repeated-word", marked: "- Press **the\n  1️⃣the button**.\n"),
    Case(id: "repeated-word", marked: "Кнопка в 1️⃣в `a`.\n", language: "ru"),
    Case(id: "unparsed-markdown", marked: "Read 1️⃣_ it _ twice.\n"),
    Case(id: "unparsed-markdown", marked: "Read the *bold*1️⃣* word.\n"),
    Case(id: "unparsed-markdown", marked: "See 1️⃣<https://example.org/a and more.\n"),
    Case(id: "misread-nesting", marked: "A sentence that ends here.\n1️⃣---\n\nText.\n"),
    Case(id: "misread-nesting", marked: "> A quotation.\n1️⃣My words.\n"),
    Case(id: "misread-character", marked: "At the caf1️⃣\u{C3}\u{A9} there.\n"),
    Case(id: "misread-character", marked: "It1️⃣\u{E2}\u{20AC}\u{2122}s there.\n"),
    Case(id: "misread-character", marked: "A caf1️⃣\u{FFFD} there.\n"),
    Case(id: "misread-character", marked: "Ten1️⃣\u{C2}\u{B0} kilometres.\n"),
    Case(id: "broken-link", marked: "Write to 1️⃣[our team](mailto:team.e.org) today.\n"),
    Case(id: "misread-nesting", marked: "- One\n- Two\n1️⃣And the text.\n"),
    Case(id: "misread-nesting", marked: "- One is here.\n1️⃣and the text.\n"),
    Case(id: "misread-nesting", marked: "1. One\n\n  1️⃣- Two\n"),
    Case(id: "misread-nesting", marked: "- One\n\n      1️⃣```text\n      a\n      ```\n"),
    Case(id: "misnumbered-list", marked: "1. One\n2. Two\n1️⃣4. Four\n"),
    Case(id: "empty-list-item", marked: "- One\n1️⃣-\n- Three\n"),
    Case(id: "empty-list-item", marked: "1. One\n\n   1️⃣-\n   - Two\n"),
    Case(id: "broken-image", marked: "A. 1️⃣![A dial](https://example.org/dial.png)\n"),
    Case(id: "heading-in-bold", marked: "1️⃣**Why it matters**\n\nText.\n"),
    Case(id: "unused-reference", marked: "Text.\n\n1️⃣[a]: https://e.org\n"),
    Case(
      id: "unused-reference",
      marked: "[A link][a].\n\n[a]: https://e.org\n1️⃣[a]: https://b.example\n"
    ),
    Case(id: "vague-link-text", marked: "Text,\nsee 1️⃣https://e.org/a there.\n"),
    Case(id: "broken-link", marked: "See 1️⃣[the site](https:/e.org).\n"),
    // Fences.
    Case(id: "fails-without-message", marked: "```swift 1️⃣fails\nlet a: Int = true\n```\n"),
    Case(
      id: "unknown-placeholder",
      marked: "```screen menu\nThe menu has 1️⃣{stop} stops.\n```\n"
    ),
    Case(
      id: "unknown-placeholder",
      marked: "```screen menu\n{stops} stops,\n1️⃣{before} before.\n```\n"
    ),
    // Meaning by position or colour.
    Case(id: "meaning-by-position", marked: "The 1️⃣table below lists them.\n"),
    Case(
      id: "meaning-by-position",
      marked: "This is, 1️⃣as shown\nabove, rare.\n".replacing("1️⃣as shown", with: "as 1️⃣shown")
    ),
    Case(id: "meaning-by-position", marked: "The 1️⃣picture on the right shows more.\n"),
    Case(id: "meaning-by-position", marked: "The 1️⃣above listing compiles.\n"),
    Case(id: "meaning-by-position", marked: "See the 1️⃣right-hand column.\n"),
    Case(id: "meaning-by-position", marked: "В 1️⃣таблице ниже они есть.\n", language: "ru"),
    Case(id: "meaning-by-position", marked: "1️⃣Справа показан экран.\n", language: "ru"),
    Case(id: "meaning-by-position", marked: "Это 1️⃣вышеописанный способ.\n", language: "ru"),
    Case(id: "meaning-by-color", marked: "The 1️⃣lines in red do not compile.\n"),
    Case(id: "meaning-by-color", marked: "The 1️⃣red lines do not compile.\n"),
    Case(id: "meaning-by-color", marked: "Слова, 1️⃣выделенные красным, лишние.\n", language: "ru"),
    Case(id: "meaning-by-color", marked: "Уберите 1️⃣красную строку.\n", language: "ru"),
    // Comments that allow findings.
    Case(
      id: "malformed-allowance",
      marked: "1️⃣<!-- allow: vague-link-txt film -->\n[Here](https://e.org)\n"
    ),
    Case(
      id: "malformed-allowance",
      marked: "1️⃣<!-- allow: vague-link-text -->\n[Here](https://e.org)\n"
    ),
    Case(id: "malformed-allowance", marked: "1️⃣<!-- allow: broken-link later -->\n[A](b.md)\n"),
    Case(
      id: "unused-allowance",
      marked: "1️⃣<!-- allow: vague-link-text film -->\nA.\n\n[Here](https://e.org)\n"
    ),
  ])
  func `an error is reported at its location with help`(fault: Case) {
    let marked = MarkedText(
      "---\ntitle: Labels\ndescription: D.\n---\n" + fault.marked
    )
    var book = LittleBook(chapter: marked.text, language: fault.language)
    book.files.bytes["Content/\(fault.language)/basics/dot-2.png"] = [1]
    let finding = book.findings.first { $0.id == fault.id }
    #expect(finding?.location == marked.location("1️⃣", in: book.path))
    #expect(finding?.help != nil)
  }

  @Test(arguments: [
    ("A[^1] and again[^1].\n\n[^1]: A note.\n", "en"),
    ("A class \\[^a-z], an index `a[^1]`, matrix[0][1], \\[a\\]\\[b\\].\n", "en"),
    ("```\n[^1]: In code.\n[^1]\n```\n", "en"),
    ("[Here I stand](https://a.example) and [here I stand](https://a.example).\n", "en"),
    ("![A dial](dot-2.png) ![Pictures at an exhibition](dot-2.png) ![dot](dot-2.png)\n", "en"),
    ("## One\n\n## One more\n", "en"),
    ("```kotlin\na\n```\n\n```Objective-C\na\n```\n\n```vim\na\n```\n", "en"),
    ("| A | B |\n|---|---|\n| a | |\n", "en"),
    ("| A | B |\n|---|---|\n| a \\| b | `c \\| d` |\na | b\n", "en"),
    ("> | A |\n> |---|\n> | a |\n", "en"),
    ("\\##Heading, \\`close, \\*\\*kwargs, a\\](b c), #selector and 2 * 3 * 4.\n", "en"),
    ("| a bar at the beginning of one line\n\n`**` and ``a ` b`` and [a](<dot-2.png>)\n", "en"),
    (String(repeating: "> ", count: 100) + "Read.\n", "en"),
    ("AT&T, Q&A; M&Ms; &copy; &amp;nbsp; \\&nbsp `&amp`, R&D, a & b and 1 &lt; 2.\n", "en"),
    ("[A search](https://e.org/?a=b&copy=2&reg=1) and \\[\\[no link]], `[[Int]]`.\n", "en"),
    ("A TODO comment, our TODO list, a to-do, “TODO: later” and `// FIXME`.\n", "en"),
    (
      "`{{a}}`, `:smile:`, `setOn(_:animated:)`, setOn(_:animated:), 10:30:15, a:b:c, 5$ and 6$.\n",
      "en"
    ),
    ("- One\n\nText.\n\n* Two\n\n1. One\n\n- Two\n", "en"),
    (
      "[A](mailto:team@e.org), [B](mailto:?subject=A), [C](mailto:a%40e.org) and `caf\u{C3}\u{A9}`.\n",
      "en"
    ),
    ("Cem anos \u{C3} e \u{C2}, p\u{E2}t\u{E9} de canard.\n", "en"),
    // A wrapped sentence, which CommonMark reads as one.
    ("* **State**: the data that a feature needs\nits logic to run\n* **Action**\n", "en"),
    (
      "- A type that describes the data your feature needs to draw its\nUI.\n\n> A quotation\nof two lines.\n",
      "en"
    ),
    ("If a <b and 1 <p, then \\<details, `<kbd` and 5<6.\n", "en"),
    ("A sum, 1.5\n-one and\n\n``a`b``, [ ] and\n\n- [ ] One\n", "en"),
    (
      "1. One\n1. Two\n\n   - Three\n\n> One\n> two.\n\n- One\n  two\n\n[//]: # (a comment)\n", "en"
    ),
    (
      "A heading\n---\n\n**Note.** Text.\n\n- **A term**\n- **Another**\n\n3. Three\n4. Four\n",
      "en"
    ),
    (
      "A file_name, a *, f(x) * 2, #1, [A link][a] and *[b]* (see it) [c].\n\n[a]: https://e.org\n",
      "en"
    ),
    (
      "```swift fails\na\n```\n\n```error\nb\n```\n\n```screen a before=b\n{before}, {stops}\n```\n",
      "en"
    ),
    ("A screen below the title, 5 above zero; a red badge; a swipe to the right.\n", "en"),
    ("The button on the right of the screen turns red below 10 %.\n", "en"),
    ("Кнопка справа от названия, цена ниже, а код не виден. Красный кружок.\n", "ru"),
    ("Objective-C смотрит; место B продано; пункт «а» и буква `c` здесь.\n", "ru"),
    ("Через день, а iPhone потом. VoiceOver Designer, Material Components for iOS.\n", "ru"),
    ("Говорят: «The label is what VoiceOver says first.»\n", "ru"),
    ("It says “Метка это самое первое слово каждой фразы” there, π and 10 µs.\n", "en"),
    ("В коде `print(\"\\nПривет\")` всё верно: «\\u{200F}».\n", "ru"),
    ("Kotlin-код, iOS-приложение и 3D-вид.\n", "ru"),
    ("The door says «AMANH\u{C3}» in capitals.\n", "en"),
  ])
  func `correct text has no findings`(text: String, language: String) {
    var book = LittleBook(
      chapter: "---\ntitle: Labels\ndescription: D.\n---\n" + text,
      language: language
    )
    book.files.bytes["Content/\(language)/basics/dot-2.png"] = [1]
    #expect(book.findings == [])
  }

  @Test(arguments: [
    "jsonc", "json5", "objectivec", "objc", "Objective-C", "xcstrings", "strings", "pycon", "haml",
    "kotlin", "ocaml", "fsharp", "AppleScript", "objc++", "ndjson",
  ])
  func `a known language is not mistaken for a typo`(name: String) {
    #expect(LittleBook("```\(name)\na\n```\n").findings == [])
  }

  @Test(arguments: [
    ("jsonn", "json"), ("pyhton", "python"), ("javascirpt", "javascript"), ("kotln", "kotlin"),
    ("stings", "strings"), ("hmtl", "html"),
  ])
  func `a typo is not mistaken for a rare language`(typo: String, meant: String) {
    let findings = LittleBook("```\(typo)\na\n```\n").findings
    #expect(findings.map(\.id) == ["unknown-fence"])
    #expect(findings.first?.help == "did you mean '\(meant)'?")
  }

  @Test(arguments: [
    "<!-- allow: vague-link-text a film -->\n[Here](https://e.org)\n",
    "<!-- allow: vague-link-text a film -->\n\n- [Here](https://e.org)\n",
    "[Here](https://e.org) <!-- allow: vague-link-text a\nfilm -->\n",
    "<!-- allow: vague-link-text a film -->\n<!-- allow: meaning-by-color a film -->\n"
      + "The red lines of [Here](https://e.org)\n",
  ])
  func `a comment with a reason allows a finding`(text: String) {
    #expect(LittleBook(text).findings == [])
  }

  @Test func `a comment allows only one finding`() {
    let text =
      "<!-- allow: vague-link-text a film -->\n[Here](https://e.org) [here](https://e.org)\n"
    #expect(LittleBook(text).findings.map(\.id) == ["vague-link-text"])
  }

  @Test func `a comment in the front matter applies to the next line`() {
    let front = "---\ntitle: Labels\n# allow: meaning-by-color a quotation\n"
    let book = LittleBook(chapter: front + "description: The red lines.\n---\nText.\n")
    #expect(book.findings == [])
    #expect(
      LittleBook(chapter: "---\ntitle: Labels\ndescription: The red lines.\n---\n").findings.map(
        \.id
      ) == ["meaning-by-color"]
    )
  }

  @Test func `the front matter is checked like the text`() {
    let marked = MarkedText(
      """
      ---
      title: Labels
      description: D.
      checklist:
        - "See 1️⃣[here](https://example.org)."
      terms:
        - term: Label
          meaning: See the 2️⃣table below.
      sources:
        - title: The label is what VoiceOver says first
          note: "3️⃣[a page](missing.md)"
      ---
      """
    )
    let book = LittleBook(chapter: marked.text)
    #expect(
      book.findings.map(\.location) == ["1️⃣", "2️⃣", "3️⃣"].map { marked.location($0, in: book.path) }
    )
  }

  @Test(arguments: [
    ("caption: Жеcты\ncolumns: [{key: a, title: A}]\nrows: [{id: a, a: b}]\n", "mixed-alphabets"),
    (
      "caption: Ges\u{AD}tures\ncolumns: [{key: a, title: A}]\nrows: [{id: a, a: b}]\n",
      "invisible-character"
    ),
  ])
  func `data is checked too`(yaml: String, id: String) {
    let findings = LittleBook("Text.\n", data: ["gestures": yaml]).findings
    #expect(findings.map(\.id) == [id])
    #expect(findings.first?.location?.path == "Content/data/gestures.yml")
    #expect(findings.first?.location?.line == 1)
  }
}
