import BookModel
import Diagnostics

extension [Diagnostic] {
  /// The findings of a book, without those that only say that a draft is unfinished.
  ///
  /// In a chapter with `draft: true`, everything that a comment could allow is a warning. What
  /// breaks a page or a promise remains an error.
  func relaxed(inDraftsOf book: Book) -> [Diagnostic] {
    let drafts = Set(book.editions.filter(\.frontMatter.isDraft).map(\.path))
    guard !drafts.isEmpty else { return self }
    let styles = Set(Rule.bookRules.filter(\.canBeAllowed).map(\.id))
    let unfinished = [Rule.unfinishedText.id, Rule.emptyChapter.id, Rule.missingGlance.id]
    return compactMap { finding in
      guard drafts.contains(finding.location?.path ?? "") else { return finding }
      if unfinished.contains(finding.id) { return nil }
      guard styles.contains(finding.id) else { return finding }
      var relaxed = finding
      relaxed.severity = .warning
      return relaxed
    }
  }
}
