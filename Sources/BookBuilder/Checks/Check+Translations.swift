import Diagnostics

extension Check {
  /// Finds chapters that a language of the book lacks.
  static let translations = Check(.missingTranslation) { book in
    let introductions = book.languages.filter { book.introductions[$0] == nil }.map { language in
      let path = BookReader.introduction(language)
      let other = book.introductions.keys.sorted().first.map(BookReader.introduction)
      return missing(path, name: "introduction", other: other)
    }
    let chapters = book.chapters.flatMap { chapter in
      book.languages.filter { chapter.editions[$0] == nil }.map { language in
        let path = Chapter.path(part: chapter.part.id, slug: chapter.slug, language: language)
        let other = book.languages.compactMap { chapter.editions[$0]?.path }.first
        return missing(path, name: "chapter '\(chapter.slug)'", other: other)
      }
    }
    return introductions + chapters
  }

  private static func missing(_ path: String, name: String, other: String?) -> Diagnostic {
    Diagnostic(
      .missingTranslation,
      at: SourceLocation(path: path),
      "the \(name) is missing in a language: there is no usable '\(path)'",
      help: other.map { "translate '\($0)'" } ?? "write it, or take it out of 'Content/book.yml'"
    )
  }
}

extension Rule {
  static let missingTranslation = Rule(
    id: "missing-translation",
    explanation: """
      A book says the same in all of its languages. A chapter that 'Content/book.yml' lists must \
      exist in each, with a front matter that can be read. Until it does, a preview shows the chapter \
      in another language and says so.
      """
  )
}
