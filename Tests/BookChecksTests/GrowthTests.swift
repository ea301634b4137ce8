import BookChecks
import BookModel
import BookTestSupport
import Diagnostics
import SnippetNotation
import TestSupport
import Testing

/// The time of a check grows with the text, whatever it contains.
struct GrowthTests {
  @Test(arguments: TextShape.all)
  func `a file of twice the size takes about twice as long`(shape: TextShape) {
    expectLinear(shape) { text in
      let files = LooseFiles(pages: [ChapterSource(path: "a.md", language: "en", text: text)])
      _ = files.linked
      report(check(files), in: text)
    }
  }

  @Test(arguments: TextShape.all)
  func `a chapter of twice the size takes about twice as long`(shape: TextShape) {
    expectLinear(shape) { text in
      let book = shape.hasFrontMatter ? LittleBook(chapter: text) : LittleBook(text)
      report(book.findings, in: text)
    }
  }

  @Test(arguments: TextShape.swift)
  func `a chapter with twice the code takes about twice as long`(shape: TextShape) {
    expectLinear(shape.fenced, atLeast: 0.02) { text in
      report(LittleBook(text).findings, in: text)
      let source = ChapterSource(path: "a.md", language: "en", text: text)
      report(ChapterPrograms.read([source]).diagnostics, in: text)
    }
  }

  @Test(arguments: DataShape.all)
  func `a data file of twice the size takes about twice as long`(shape: DataShape) {
    expectLinear(shape.text, atLeast: 0.02) { text in
      var book = LittleBook("Text.\n")
      book.files.bytes[shape.path] = Array(text.utf8)
      report(book.findings, in: text)
    }
  }

  @Test func `twice as many missing chapters take about twice as long`() {
    func book(of count: Int) -> LittleBook {
      var book = LittleBook("Text.\n")
      let names = (0..<count).map { "missing-\($0)" }
      let text = LittleBook.configuration(languages: ["en"], chapters: ["labels"] + names)
      book.files.bytes["Content/book.yml"] = Array(text.utf8)
      for name in 0..<(count / 10) {
        book.files.bytes["Content/en/basics/unlisted\(name).md"] = Array("Text.\n".utf8)
      }
      return book
    }
    // Up to 200 names are compared with all files, which is the square of a bounded number.
    let growth = Growth(from: 400, to: 6_400) { count in
      let book = book(of: count)
      return { _ = book.findings }
    }
    #expect(growth.ratio < Growth.largestRatio)
  }

  @Test func `twice as many words to avoid of one beginning, twice in a text, take twice as long`()
  {
    let growth = Growth(from: 100, to: 3_200) { count in
      let numbers = 0..<count
      var book = LittleBook(numbers.map { "A custom action b\($0).\n" }.joined())
      let list = numbers.map { "  - {word: custom action a\($0), better: b}\n" }.joined()
      book.files.bytes["Content/words-to-avoid.yml"] = Array("en:\n\(list)".utf8)
      return { [book] in _ = book.findings }
    }
    #expect(growth.ratio < Growth.largestRatio)
  }

  private func report(_ findings: [Diagnostic], in text: String) {
    let writer = HumanDiagnosticWriter(usesColor: false) { _ in text }
    _ = writer.write(findings.limitedPerRule())
  }

  private func expectLinear(
    _ shape: TextShape,
    atLeast shortest: Double = 0.05,
    _ work: @escaping (String) -> Void
  ) {
    let growth = Growth(from: 4_000, to: 64_000, atLeast: shortest) { size in
      let text = shape.text(size: size)
      return { work(text) }
    }
    #expect(growth.ratio < Growth.largestRatio)
  }
}
