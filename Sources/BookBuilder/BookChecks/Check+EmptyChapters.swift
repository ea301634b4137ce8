import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  /// Finds chapters that have a front matter and nothing else.
  static let emptyChapters = Check(.emptyChapter) { checked in
    // An introduction may be no more than a title before the contents, and a chapter that nobody has
    // written yet is missed by nobody.
    checked.chapters.filter { pages in pages.contains { !$0.isEmpty } }.joined().filter(\.isEmpty)
      .map {
        page in
        Diagnostic(
          .emptyChapter,
          at: SourceLocation(
            path: page.path,
            line: page.lines.dropFirst().firstIndex(of: "---").map { $0 + 1 }
          ),
          "the chapter has a front matter and no text, unlike another language",
          help: "write the text after the front matter, or remove the file"
        )
      }
  }
}

extension CheckedPage {
  /// Whether the page has no text at all, so that nothing can be compared with it.
  var isEmpty: Bool { document.blocks.isEmpty }
}

extension Rule {
  static let emptyChapter = Rule(
    id: "empty-chapter",
    explanation: """
      A chapter has text in one language, and in another no more than a front matter. The two are not \
      compared.
      """,
    readers: """
      Readers would come to a page with a title and nothing under it.
      """,
    wrong: "---\ntitle: Labels\ndescription: What labels are.\n---",
    right:
      "---\ntitle: Labels\ndescription: What labels are.\n---\nA label says what a control does."
  )
}
