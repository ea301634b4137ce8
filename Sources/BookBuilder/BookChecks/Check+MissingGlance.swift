import BookModel
import Diagnostics

extension Check {
  /// Finds chapters without lines at a glance in a book that has them.
  static let glances = Check(.missingGlance, scope: .book) { checked in
    let editions = checked.book.chapters.flatMap { chapter in
      checked.book.languages.compactMap { chapter.editions[$0] }
    }
    guard editions.contains(where: { $0.frontMatter.glance != nil }) else { return [] }
    return editions.filter { $0.frontMatter.glance == nil }.map { edition in
      Diagnostic(
        .missingGlance,
        at: SourceLocation(path: edition.path, line: 1),
        "the chapter has no lines at a glance",
        help: "add 'glance' with 'heard', 'rule', 'code' and 'check' to the front matter"
      )
    }
  }
}

extension Rule {
  static let missingGlance = Rule(
    id: "missing-glance",
    explanation: """
      Once a chapter of a book has a 'glance' in its front matter, all chapters have one: what is \
      heard, the rule, the code and the check.
      """,
    readers: """
      Readers who learn from one page that the answer stands first look for it in vain on the next, \
      and the list of chapters is uneven.
      """,
    wrong: "a chapter with 'glance', and one without",
    right: "both with 'glance: {heard, rule, code, check}'"
  )
}
