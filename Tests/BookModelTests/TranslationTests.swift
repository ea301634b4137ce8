import BookModel
import BookTestSupport
import Diagnostics
import Testing

struct TranslationTests {
  private let front = "title: Labels\ndescription: What labels are.\n"

  private func book(translates: String = "", original: String = "Text.\n") -> LittleBook {
    var book = LittleBook(original)
    book.files.bytes["Content/book.yml"] = Array(
      LittleBook.configuration(languages: ["en", "ru"]).utf8
    )
    book.files.bytes["Content/ru/index.md"] = book.files.bytes["Content/en/index.md"]
    book.files.bytes["Content/ru/basics/labels.md"] = Array(
      "---\ntitle: Метки\ndescription: Что это.\n\(translates)---\nТекст.\n".utf8
    )
    return book
  }

  private func renewed(_ book: LittleBook) throws -> LittleBook {
    let read = try #require(Book.read(book.files).book)
    var renewed = book
    for renewal in read.updatedTranslations(of: ["Content/ru/basics/labels.md"]) {
      renewed.files.bytes[renewal.path] = Array(renewal.text.utf8)
    }
    return renewed
  }

  private func state(_ book: LittleBook) throws -> String? {
    try #require(Book.read(book.files).book).translations
      .first { $0.path.hasSuffix("ru/basics/labels.md") }?.state
  }

  @Test func `recording a translation only adds its line`() throws {
    #expect(try state(book()) == "unrecorded")
    let recorded = try renewed(book())
    #expect(try state(recorded) == "current")
    let text = String(
      decoding: recorded.files.bytes["Content/ru/basics/labels.md"] ?? [],
      as: UTF8.self
    )
    let lines = text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("translates: ") }.count == 1)
    #expect(
      lines.filter { !$0.hasPrefix("translates: ") }.joined(separator: "\n") + "\n"
        == "---\ntitle: Метки\ndescription: Что это.\n---\nТекст.\n"
    )
  }

  @Test(arguments: [
    ("---\ntitle: Labels\ndescription: What labels are.\n---\nOther text.\n", "stale"),
    ("---\ntitle: Names\ndescription: What labels are.\n---\nText.\n", "stale"),
    ("---\ntitle: Labels\ndescription: What labels are.\nrows: [A]\n---\n\nText.\n\n", "current"),
  ])
  func `only a change of translated text makes a translation stale`(
    original: String,
    expected: String
  ) throws {
    var book = try renewed(book())
    book.files.bytes["Content/en/basics/labels.md"] = Array(original.utf8)
    #expect(try state(book) == expected)
  }

  @Test func `a stale translation is marked on its page and reported`() throws {
    var book = try renewed(book())
    book.files.bytes["Content/en/basics/labels.md"] = Array(
      "---\n\(front)---\nOther.\n".utf8
    )
    let site = try book.site()
    let notice = "Оригинал этой страницы изменился после перевода"
    #expect(try #require(site["ru/labels/index.html"]).contains(notice))
    #expect(try #require(site["ru/labels/index.txt"]).contains(notice))
    #expect(try !#require(site["en/labels/index.html"]).contains(notice))
    let finding = try #require(book.findings.first { $0.id == "stale-translation" })
    #expect(finding.severity == .warning)
    #expect(finding.location?.path == "Content/ru/basics/labels.md")
    let mended = try renewed(book)
    #expect(mended.findings == [])
  }

  @Test func `a partial language has no missing translations`() throws {
    var book = LittleBook("Text.\n")
    let configuration = LittleBook.configuration(languages: ["en", "ru"])
    book.files.bytes["Content/book.yml"] = Array((configuration + "\npartial: [ru]\n").utf8)
    #expect(book.findings == [])
    #expect(try book.site()["ru/labels/index.html"] != nil)
  }
}
