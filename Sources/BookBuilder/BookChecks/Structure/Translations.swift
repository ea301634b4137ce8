import BookModel
import Diagnostics
import Markdown
import SourceText

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
    guard book.introductions[language] == nil, !book.problems.unusableFiles.contains(path) else {
      return []
    }
    let other = book.introductions.keys.sorted().first.map(Chapter.introduction)
    return [missing(path, name: "introduction", other: other)]
  }

  private static func missingChapters(_ book: Book, _ language: String) -> [Diagnostic] {
    book.chapters.compactMap { chapter in
      // What no language has was most likely misspelt in the list.
      guard !book.isMisspelt(chapter) else { return nil }
      let path = Chapter.path(part: chapter.part.id, slug: chapter.slug, language: language)
      guard chapter.editions[language] == nil, !book.problems.unusableFiles.contains(path) else {
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
