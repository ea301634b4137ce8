import Diagnostics
import Markdown

extension Check {
  /// Finds pictures that are not there, and pictures that say nothing to those who do not see them.
  static let images = Check(.brokenImage, .missingAlternativeText) { book in
    let resolver = LinkResolver(book: book)
    return book.editions.flatMap { edition in
      edition.allInlines.compactMap { inline -> Diagnostic? in
        guard case .image(let source, let title, let content) = inline.kind else { return nil }
        let location = edition.location(inline.position)
        guard case .asset? = resolver.target(of: source, from: edition.path) else {
          let help = "keep pictures under 'Content' and name them relative to the chapter's file"
          let summary = "there is no picture '\(source)'"
          return Diagnostic(.brokenImage, at: location, summary, help: help)
        }
        guard content.plainText.allSatisfy(\.isWhitespace), title != "decorative" else {
          return nil
        }
        return Diagnostic(
          .missingAlternativeText,
          at: location,
          "an image needs alternative text",
          help: "say in the brackets what it tells, or give it the title \"decorative\""
        )
      }
    }
  }
}

extension Rule {
  static let brokenImage = Rule(
    id: "broken-image",
    explanation: """
      A picture must lie under 'Content'. Pictures of other sites are not allowed: a page of the \
      book asks no other host for anything.
      """
  )
  static let missingAlternativeText = Rule(
    id: "missing-alternative-text",
    explanation: """
      What a picture tells stands between its square brackets, in words. A picture that tells \
      nothing is marked as such: '![](line.png "decorative")'. Source: WCAG 2.2, 1.1.1.
      """
  )
}
