import Foundation
import Testing

/// Generated books and chapters build right away.
struct ScaffoldTests {
  @Test func `a new book builds in every format without external programs`() async throws {
    let tool = try await Tool()
    let start = try await tool.run("init", "Handbook", "--language", "en", "--language", "ru")
    #expect(start.status == 0, "\(start.errors)")
    #expect(try tool.read("Handbook/Content/book.yml").contains("languages: [en, ru]\n"))
    let run = try await tool.run("build", "--book", "Handbook", "--format", "site,epub,text,html")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(run.output.contains("2 transcripts computed (en 1, ru 1)"))
    for path in [
      "site/ru/first-button/index.html", "epub/new-book-en.epub", "text/new-book-ru.txt",
      "html/new-book-en.html",
    ] {
      #expect(try !tool.read("Handbook/build/\(path)").isEmpty, "\(path)")
    }
  }

  @Test func `the command that builds a new book can be pasted`() async throws {
    let tool = try await Tool()
    let start = try await tool.run("init", "My Handbook")
    #expect(start.output.hasSuffix(" Build it with: book build --book 'My Handbook'\n"))
  }

  @Test(arguments: [
    ("Handbook", "Handbook", "Handbook/build/site"),
    ("Texts/My Handbook", "'Texts/My Handbook'", "'Texts/My Handbook/build/site'"),
  ])
  func `in a repository, the workflow of a new book is in the root`(
    folder: String,
    book: String,
    site: String
  ) async throws {
    let tool = try await Tool()
    try tool.write("gitdir: elsewhere\n", to: ".git")
    let start = try await tool.run("init", folder)
    #expect(start.status == 0, "\(start.errors)")
    let path = ".github/workflows/book.yml"
    let line = "\nAdded \(path) to the repository, to check and publish the book.\n"
    #expect(start.output.hasSuffix(line), "\(start.output)")
    let workflow = try tool.read(path)
    #expect(workflow.contains("\n          book: \(book)\n"))
    #expect(workflow.contains("\n          path: \(site)\n"))
    let root = tool.folder.appending(path: "\(folder)/.github").path(percentEncoded: false)
    #expect(!FileManager.default.fileExists(atPath: root))
    #expect(try !tool.read("\(folder)/README.md").contains("workflows"))
  }

  @Test func `a workflow that a repository has is unchanged`() async throws {
    let tool = try await Tool()
    try tool.write("gitdir: elsewhere\n", to: ".git")
    try tool.write("name: Mine\n", to: ".github/workflows/book.yml")
    let start = try await tool.run("init", "Handbook")
    #expect(start.status == 0, "\(start.errors)")
    let line = ".github/workflows/book.yml already exists and is unchanged; add the book to it.\n"
    #expect(start.output.hasSuffix("\n" + line), "\(start.output)")
    #expect(try tool.read(".github/workflows/book.yml") == "name: Mine\n")
  }

  @Test func `without a repository, a new book contains its workflow`() async throws {
    let tool = try await Tool()
    #expect(try await tool.run("init", "Handbook").status == 0)
    let workflow = try tool.read("Handbook/.github/workflows/book.yml")
    #expect(workflow.contains("\n          book: .\n"))
    #expect(workflow.contains("\n          path: build/site\n"))
    #expect(try tool.read("Handbook/README.md").contains("\n* `.github/workflows/book.yml` checks"))
  }

  @Test func `a new book is in English unless other languages are asked for`() async throws {
    let tool = try await Tool()
    let start = try await tool.run("init", "Handbook")
    #expect(start.status == 0, "\(start.errors)")
    #expect(
      start.output == "Created a book in Handbook. Build it with: book build --book Handbook\n"
    )
    let content = tool.folder.appending(path: "Handbook/Content").path(percentEncoded: false)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: content).sorted() == ["book.yml", "en"]
    )
    #expect(try tool.read("Handbook/Content/book.yml").contains("languages: [en]\n"))
    #expect(try tool.read("Handbook/README.md").contains("* `Content/en` contains the chapters."))
    let run = try await tool.run("build", "--book", "Handbook")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(run.output.contains("1 transcript computed (en 1)"))
  }

  @Test func `a new book in other languages builds, with text to translate`() async throws {
    let tool = try await Tool()
    let start = try await tool.run("init", "Handbook", "--language", "de", "--language", "ar")
    #expect(start.status == 0, "\(start.errors)")
    #expect(start.output.contains("English until you translate Content/ar/words.yml.\n"))
    #expect(start.output.contains("The speech model does not speak 'ar': write"))
    #expect(!start.output.contains("does not speak 'de'"))
    let arabic = try tool.read("Handbook/Content/ar/basics/first-button.md")
    #expect(arabic.contains("```voiceover buy lang=en\nBuy, Button\n"))
    #expect(try tool.read("Handbook/Content/book.yml").contains("languages: [de, ar]\n"))
    #expect(try tool.read("Handbook/Content/de/basics/first-button.md").contains("\nBuy, Taste\n"))
    let run = try await tool.run("build", "--book", "Handbook")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("Content/ar/words.yml: warning: "))
    #expect(!run.errors.contains("error: "))
    #expect(run.output.contains("2 transcripts computed (de 1, en 1)"))
  }

  @Test func `a book in one language builds without findings about other languages`() async throws {
    let tool = try await Tool()
    #expect(try await tool.run("init", "Handbook", "--language", "ru").status == 0)
    let run = try await tool.run("build", "--book", "Handbook")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(try tool.read("Handbook/build/site/index.html").contains("url=ru/index.html"))
  }

  @Test func `the interface text keeps existing translations`() async throws {
    let tool = try await Tool()
    try tool.write("contents: Inhalt\n", to: "Content/de/words.yml")
    let shown = try await tool.run("words", "de")
    #expect(shown.output.contains("\n# Contents\ncontents: \"Inhalt\"\n"))
    #expect(try tool.read("Content/de/words.yml") == "contents: Inhalt\n")
    #expect(try await tool.run("words", "de", "--update").status == 0)
    #expect(try tool.read("Content/de/words.yml") == shown.output)
  }

  @Test(arguments: ["contnts: Inhalt\n", "contents: [\n"])
  func `translations that would be lost are not overwritten`(words: String) async throws {
    let tool = try await Tool()
    try tool.write(words, to: "Content/de/words.yml")
    let run = try await tool.run("words", "de", "--update")
    #expect(run.status == 1)
    #expect(
      run.errors.hasSuffix("fix 'Content/de/words.yml' first, so that no translation is lost.\n")
    )
    #expect(try tool.read("Content/de/words.yml") == words)
  }

  @Test func `a folder that is not empty is left unchanged`() async throws {
    let tool = try await Tool()
    try tool.write("mine", to: "Handbook/thesis.txt")
    let run = try await tool.run("init", "Handbook")
    #expect(run.status == 1)
    #expect(run.errors == "Error: 'Handbook' already exists; name a new folder.\n")
    let names = try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appending(path: "Handbook").path(percentEncoded: false)
    )
    #expect(names == ["thesis.txt"])
  }

  @Test func `a new chapter builds in each language`() async throws {
    let tool = try await Tool()
    let start = try await tool.run("new", "chapter", "second-button")
    #expect(start.status == 0, "\(start.errors)")
    #expect(try tool.read("Content/book.yml").contains("chapters: [button, second-button]\n"))
    let run = try await tool.run("build")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
    #expect(try tool.read("build/site/en/second-button/index.txt").contains("\n1. Buy, Button\n"))
    #expect(
      try tool.read("build/site/ru/second-button/index.txt").contains("\n1. Купить, Кнопка\n")
    )
  }

  @Test func `a new book does not require a summary in each chapter`() async throws {
    let tool = try await Tool()
    #expect(try await tool.run("init", "Handbook").status == 0)
    #expect(try !tool.read("Handbook/Content/en/basics/first-button.md").contains("glance"))
    try tool.write(
      "---\ntitle: Words\ndescription: What a label is.\n---\nA label is a name.\n",
      to: "Handbook/Content/en/basics/words.md"
    )
    let configuration = try tool.read("Handbook/Content/book.yml")
    try tool.write(
      configuration.replacing("chapters: [first-button]", with: "chapters: [first-button, words]"),
      to: "Handbook/Content/book.yml"
    )
    let start = try await tool.run("new", "chapter", "second-button", "--book", "Handbook")
    #expect(start.status == 0, "\(start.errors)")
    #expect(try !tool.read("Handbook/Content/en/basics/second-button.md").contains("glance"))
    let run = try await tool.run("check", "--book", "Handbook")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "")
  }

  @Test func `a new chapter has a summary if others have one`() async throws {
    let tool = try await Tool()
    let glance = "glance:\n  heard: Buy\n  rule: A rule.\n  code: buy\n  check: Listen.\n---\n"
    for language in ["en", "ru"] {
      let path = "Content/\(language)/basics/button.md"
      let chapter = try tool.read(path)
      let end = try #require(chapter.range(of: "\n---\n"))
      try tool.write(chapter.replacingCharacters(in: end, with: "\n" + glance), to: path)
    }
    #expect(try await tool.run("new", "chapter", "second-button").status == 0)
    for language in ["en", "ru"] {
      let chapter = try tool.read("Content/\(language)/basics/second-button.md")
      #expect(chapter.contains("\nglance:\n"))
    }
  }

  @Test(arguments: [
    (["new", "chapter", "button"], 1, "the chapter 'button' already exists"),
    (
      ["new", "chapter", "other", "--part", "basic"], 1,
      "there is no part 'basic'; the parts are 'basics'"
    ),
    (["new", "chapter", "../other"], 2, "'../other' is not a name for a URL"),
    (["new", "chapter", "Other"], 2, "'Other' is not a name for a URL"),
  ])
  func `a chapter that cannot be created leaves the book unchanged`(
    arguments: [String],
    status: Int,
    words: String
  ) async throws {
    let tool = try await Tool()
    let before = try tool.read("Content/book.yml")
    let run = try await tool.run(arguments)
    #expect(run.status == status)
    #expect(run.errors.contains(words))
    #expect(try tool.read("Content/book.yml") == before)
  }
}
