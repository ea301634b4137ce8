import BookModel
import Diagnostics

extension Check {
  /// Finds files beside the chapters that would run something in the browser of whoever opens them.
  static let activeFiles = Check(.activeFile, scope: .book) { checked in
    checked.book.assets.sorted { $0.key < $1.key }.compactMap { path, bytes in
      ActiveContent(path: path, bytes: bytes).map { content in
        Diagnostic(
          .activeFile,
          at: SourceLocation(path: path),
          "'\(path)' \(content.reason)",
          help: "keep pictures and plain files beside chapters"
        )
      }
    }
  }
}

extension Rule {
  static let activeFile = Rule(
    id: "active-file",
    explanation: """
      Files under 'Content' are published with the pages that link to them. A page, a script, or a \
      drawing with a script or a link in it would run under the address of the book, whoever wrote it. \
      What the look of the book needs lies under 'Site'.
      """,
    readers: """
      Readers who trust the book would run what a stranger wrote, and a screen reader would meet \
      pages that none of the book's checks has seen.
      """,
    wrong: "Content/en/basics/demo.html",
    right: "Content/en/basics/demo.png"
  )
}
