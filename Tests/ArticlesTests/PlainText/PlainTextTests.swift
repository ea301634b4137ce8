import BookModel
import BookTestSupport
import Testing

struct PlainTextTests {
  @Test func `the file has a byte order mark, title, location and language`() throws {
    let text = try LittleBook("Text.\n").text()
    #expect(
      text == """
        \u{FEFF}Labels.
        Chapter 1 of 1. Part: Little. Language: English.

        What labels are.

        Text.

        """
    )
  }

  @Test func `headings are numbered, set apart and end like sentences`() throws {
    let text = try LittleBook("## One\n\nA.\n\n### Why?\n\nB.\n\n## Two\n\n## Three\n").text()
    #expect(text.contains("\n\nContents.\n\n1.1. One\n1.2. Two\n1.3. Three\n"))
    #expect(text.contains("\n\n\nSection 1.1. One.\n\nA.\n\n\nSection 1.1.1. Why?\n\nB.\n"))
  }

  @Test func `a paragraph is one line without markup`() throws {
    let text = try LittleBook("Some *words*\nand **more** of `them`,\n~~old~~ too.\n").text()
    #expect(text.contains("\n\nSome words and more of them, old too.\n"))
  }

  @Test func `nested lists have compound numbers`() throws {
    let text = try LittleBook("1. A\n2. B\n   - C\n   - D\n\n- E\n").text()
    #expect(text.contains("\n\n1. A\n2. B\n2.1. C\n2.2. D\n\n- E\n"))
  }

  @Test func `a long list starts with its length`() throws {
    let text = try LittleBook("- a\n- b\n- c\n- d\n- e\n- f\n").text()
    #expect(text.contains("\n\nList of 6 items.\n\n- a\n- b\n"))
  }

  @Test(arguments: [(6, "6 пунктов"), (11, "11 пунктов"), (21, "21 пункта"), (22, "22 пунктов")])
  func `the length of a long list agrees in Russian`(
    count: Int,
    words: String
  ) throws {
    let list = String(repeating: "- а\n", count: count)
    let text = try LittleBook(list, language: "ru").text()
    #expect(text.contains("\n\nСписок из \(words).\n\n- а\n"))
    #expect(text.contains(" Язык: русский.\n"))
  }

  @Test func `code is between its caption and an end line`() throws {
    let text = try LittleBook("```text\na  \n  b\n```\n").text()
    #expect(text.contains("\n\nListing 1. text, 2 lines.\n\na\n  b\n\nEnd of listing 1.\n"))
  }

  @Test func `a footnote is numbered in the text and after its section`() throws {
    let text = try LittleBook("One[^a].\n\n[^a]: The note.\n").text()
    #expect(text.contains("\n\nOne (note 1).\n\nNotes.\n\nNote 1.\n\nThe note.\n"))
  }

  // Regression: the page had a link to it, but not the note.
  @Test(arguments: [
    "One[^a].\n\n[^a]: See[^b].\n\n[^b]: Deep.\n",
    "One[^a].\n\n[^b]: Deep.\n\n[^a]: See[^b].\n",
    "One[^a].\n\n## Two\n\nText.\n\n[^a]: See[^c].\n\n[^c]: See[^b].\n\n[^b]: Deep.[^a]\n",
  ])
  func `a note that only another note references is shown`(text: String) throws {
    let book = LittleBook(text)
    #expect(try book.text().firstRange(of: "Deep.") != nil)
    let page = try book.page()
    for link in page.matches(of: #/href="#(note[^"]+)"/#) {
      #expect(page.contains(" id=\"\(link.output.1)\""))
    }
  }

  @Test func `links are listed once at the end, with their addresses`() throws {
    let text = try LittleBook(
      "[Apple](https://apple.com), [again](https://apple.com), [Apple](https://apple.com), "
        + "[start](../index.md), [up](#up).\n\n## Up\n"
    ).text()
    #expect(
      text.hasSuffix(
        """


        Links.

        Link 1. Apple: https://apple.com
        Link 2. again: https://apple.com
        Link 3. start: ../index.txt

        """
      )
    )
  }

  @Test(arguments: 2...8)
  func `a table lists all of its rows for any number of columns`(columns: Int) throws {
    let names = (1...columns).map { "C\($0)" }
    let rows = (1...4).map { row in names.map { row == 3 && $0 != "C1" ? "" : "\($0)r\(row)" } }
    let lines = [names, names.map { _ in "---" }] + rows
    let text = try LittleBook(
      lines.map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n") + "\n"
    ).text()
    #expect(text.contains("Columns: \(names.joined(separator: ", ")).\n"))
    for (number, row) in rows.enumerated() {
      let cells = zip(names, row).filter { !$1.isEmpty }.map { " \($0): \($1)." }.joined()
      #expect(text.contains("\n\nRow \(number + 1).\(cells)\n"))
    }
  }

  @Test func `the size of a table follows a question as a sentence of its own`() throws {
    let text = try LittleBook("## Point or method?\n\n| A | B |\n|---|---|\n| a | b |\n").text()
    #expect(text.contains("\n\nTable 1. Point or method? 1 row, 2 columns.\n\n"))
  }

  @Test(arguments: [
    ("The chapter [Labels](labels.md) tells.", "The chapter “Labels” tells."),
    ("The chapter “[Labels](labels.md)” tells.", "The chapter “Labels” tells."),
    ("The chapter on [labels](labels.md) tells.", "The chapter on labels tells."),
    ("[Labels](labels.md#a), then.", "“Labels”, then."), ("[Labels](labels.md)", "Labels"),
  ])
  func `the title of a chapter in a sentence has quotation marks`(
    source: String,
    text: String
  ) throws {
    let book = LittleBook("\(source)\n\n## A\n")
    #expect(try book.text().contains("\n\n\(text)\n"))
    let shown = try book.page().replacing(#/<\/?a\b[^>]*>/#, with: "")
    #expect(shown.contains(">\(text)</p>"))
  }

  @Test func `the title of a chapter in a Russian sentence has Russian quotation marks`()
    throws
  {
    let text = try LittleBook("Смотрите [Labels](labels.md).\n", language: "ru").text()
    #expect(text.contains("\n\nСмотрите «Labels».\n"))
  }

  @Test func `a picture is replaced by its alternative text`() throws {
    var book = LittleBook("![A red dot](dot.png)\n\n![](dot.png \"decorative\") After.\n")
    book.files.bytes["Content/en/basics/dot.png"] = [1]
    #expect(try book.text().contains("\n\nImage: A red dot.\n\n"))
  }

  @Test(arguments: [
    ("В Mac OS X 10.4 Tiger он был.", "В Mac OS X 10.4 Tiger он был."),
    ("Это Full Keyboard Access.", "Это Full Keyboard Access."),
    ("Функция White on Black.", "Функция White on Black."),
    ("Её нашла National Federation of the Blind.", "Её нашла National Federation of the Blind."),
    ("Статья «24 Hours with the iPad».", "Статья «24 Hours with the iPad»."),
    ("Доклад «Accessibility on iPhone OS».", "Доклад «Accessibility on iPhone OS»."),
    (
      "Статья [«Gather your own data»](https://example.org) (на английском).",
      "Статья «Gather your own data» (на английском)."
    ),
    (
      "Статья «Gather your own data» (май 2010, на английском).",
      "Статья «Gather your own data» (май 2010, на английском)."
    ),
    (
      "Статья «Gather your own data», Six Colors (май 2022, на английском).",
      "Статья «Gather your own data», Six Colors (май 2022, на английском)."
    ),
    (
      "Есть «Gather your own data», «Данные», и ещё (на английском).",
      "Есть «[по-английски: Gather your own data]», «Данные», и ещё (на английском)."
    ),
    (
      "Статья «Gather your own data» вышла (на английском).",
      "Статья «[по-английски: Gather your own data]» вышла (на английском)."
    ),
    ("Он сказал the label comes first.", "Он сказал [по-английски: the label comes first]."),
    ("Звучит «Page 2 of 5».", "Звучит «[по-английски: Page 2 of 5]»."),
    ("Она про «365 days of iOS».", "Она про «[по-английски: 365 days of iOS]»."),
    (
      "Статья «Finally, Apple Speaks to the Blind».",
      "Статья «[по-английски: Finally, Apple Speaks to the Blind]»."
    ),
  ])
  func `a phrase in another language is announced, a name is not`(
    text: String,
    expected: String
  ) throws {
    #expect(try LittleBook(text + "\n", language: "ru").text().contains("\n\n\(expected)\n"))
  }

  @Test func `Chinese words are announced`() throws {
    let text = try LittleBook("The word 自定义操作 means it.\n").text()
    #expect(text.contains("The word [in Chinese: 自定义操作] means it."))
  }
}
