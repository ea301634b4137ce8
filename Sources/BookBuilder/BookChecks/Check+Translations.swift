import BookModel
import Diagnostics

extension Check {
  /// Finds chapters that a language of the book lacks.
  static let translations = Check(.missingTranslation, scope: .book) { checked in
    let book = checked.book
    return book.languages.filter { !book.partialLanguages.contains($0) }.flatMap { language in
      let missing = missingIntroduction(book, language) + missingChapters(book, language)
      // One finding says more than one for each chapter.
      return missing.count > book.chapters.count ? [missingLanguage(language)] : missing
    }
  }

  private static func missingIntroduction(_ book: Book, _ language: String) -> [Diagnostic] {
    let path = Chapter.introduction(language)
    guard book.introductions[language] == nil, !book.unusableFiles.contains(path) else { return [] }
    let other = book.introductions.keys.sorted().first.map(Chapter.introduction)
    return [missing(path, name: "introduction", other: other)]
  }

  private static func missingChapters(_ book: Book, _ language: String) -> [Diagnostic] {
    book.chapters.compactMap { chapter in
      // What no language has was most likely misspelt in the list.
      guard !book.isMisspelt(chapter) else { return nil }
      let path = Chapter.path(part: chapter.part.id, slug: chapter.slug, language: language)
      guard chapter.editions[language] == nil, !book.unusableFiles.contains(path) else {
        return nil
      }
      let other = book.languages.compactMap { chapter.editions[$0]?.path }.first
      return missing(path, name: "chapter '\(chapter.slug)'", other: other)
    }
  }

  private static func missingLanguage(_ language: String) -> Diagnostic {
    Diagnostic(
      .missingTranslation,
      at: SourceLocation(path: "Content/\(language)"),
      "the book promises the language '\(language)', but has no chapter in it",
      help: "translate the chapters, or take the language out of 'Content/book.yml'"
    )
  }

  private static func missing(_ path: String, name: String, other: String?) -> Diagnostic {
    Diagnostic(
      .missingTranslation,
      at: SourceLocation(path: path),
      "the \(name) is missing in a language: there is no '\(path)'",
      help: other.map { "translate '\($0)'" } ?? "write it, or take it out of 'Content/book.yml'"
    )
  }
}

extension Rule {
  static let missingTranslation = Rule(
    id: "missing-translation",
    explanation: """
      A book says the same in all of its languages. A chapter that 'Content/book.yml' lists must \
      exist in each, with a front matter that can be read. A language that 'partial' lists there may \
      lack chapters: their pages show the text in another language and say so.
      """,
    readers: """
      Readers who switch to their language would be given another one on this page.
      """,
    wrong: "languages: [en, ru], without Content/ru/basics/labels.md",
    right: "Content/en/basics/labels.md and Content/ru/basics/labels.md"
  )
}
