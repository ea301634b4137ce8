import BookModel
import Diagnostics

extension Check {
  /// Finds chapters that no part of the book lists.
  static let listing = Check(.unlistedChapter, scope: .book) { checked in
    checked.book.unlistedFiles.map { path in
      Diagnostic(
        .unlistedChapter,
        at: SourceLocation(path: path),
        "no part of the book lists '\(path)'",
        help: "add its name to 'chapters' of a part in 'Content/book.yml', or remove the file"
      )
    }
  }
}

extension Rule {
  static let unlistedChapter = Rule(
    id: "unlisted-chapter",
    explanation: """
      The order of a book is the order in 'Content/book.yml', never that of file names. A Markdown \
      file that it does not list would be read by nobody.
      """,
    readers: """
      Nobody would ever come to the page: it is in no table of contents and in no search.
      """,
    wrong: "chapters: [labels], beside a file values.md",
    right: "chapters: [labels, values]"
  )
}
