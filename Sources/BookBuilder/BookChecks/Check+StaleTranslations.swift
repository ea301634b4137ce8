import BookModel
import Diagnostics

extension Check {
  /// Finds translations whose original has changed since.
  static let staleTranslations = Check(.staleTranslation) { checked in
    ([checked.introductions] + checked.chapters).flatMap { pages -> [Diagnostic] in
      guard let original = pages.first?.edition else { return [] }
      return pages.map { Translation(original: original, edition: $0.edition) }
        .filter { $0.state == .stale }
        .map { translation in
          Diagnostic(
            .staleTranslation,
            at: SourceLocation(path: translation.edition.path),
            "the original, '\(original.path)', has changed since it was translated",
            help: "translate what changed, then call 'book translations --renew FILE'"
          )
        }
    }
  }
}

extension Rule {
  static let staleTranslation = Rule(
    id: "stale-translation",
    severity: .warning,
    explanation: """
      The front matter of a translation keeps, as 'translates', a fingerprint of the text it was made \
      from. When the original says something else, the page tells its readers so until somebody has \
      looked at it and called 'book translations --renew'. Files and their dates play no part in \
      it, so a copy or a checkout changes nothing.
      """,
    readers: """
      Readers of the translation would be told what the original no longer says.
      """,
    wrong: "translates: \"0123456789abcdef\", and an original that was changed since",
    right: "book translations --renew Content/ru/basics/labels.md"
  )
}
