import BookModel
import Diagnostics
import Markdown
import SourceText

extension Check {
  static let translations = Check(.missingTranslation, scope: .book) { checked in
    let book = checked.book
    return book.languages.filter { !book.partialLanguages.contains($0) }.flatMap { language in
      let missing = missingIntroduction(book, language) + missingChapters(book, language)
      // One finding about the language says more than one for each chapter.
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
      // A chapter that no language has is probably misspelt in the list.
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
      "the book lists the language '\(language)', but has no chapters in it",
      help: "translate the chapters, or remove the language from 'Content/book.yml'"
    )
  }

  private static func missing(_ path: String, name: String, other: String?) -> Diagnostic {
    Diagnostic(
      .missingTranslation,
      at: SourceLocation(path: path),
      "the \(name) is missing in a language: there is no '\(path)'",
      help: other.map { "translate '\($0)'" } ?? "write it, or remove it from 'Content/book.yml'"
    )
  }
}

extension Rule {
  static let missingTranslation = Rule(
    id: "missing-translation",
    explanation: """
      A book has the same content in all its languages. A chapter that 'Content/book.yml' lists must \
      exist in each, with a valid front matter. A language listed there as 'partial' may lack chapters: \
      their pages show the text in another language and say so.
      """,
    readers: "Readers who switch to their language would get another one on this page.",
    wrong: "languages: [en, ru], without Content/ru/basics/labels.md",
    right: "Content/en/basics/labels.md and Content/ru/basics/labels.md"
  )
}

extension Check {
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
            help: "translate the changes, then run 'book translations --renew FILE'"
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
      The front matter key 'translates' of a translation contains a fingerprint of the text it was made \
      from. When the text of the original changes, the page tells its readers so until someone \
      updates the translation and runs 'book translations --renew'. File dates don't matter, so a \
      copy or a checkout changes nothing.
      """,
    readers: "The translation may say something that the original no longer says.",
    wrong: "translates: \"0123456789abcdef\", and an original that has changed since",
    right: "book translations --renew Content/ru/basics/labels.md"
  )
}

extension Check {
  static let emptyChapters = Check(.emptyChapter) { checked in
    // An introduction may be just a title above the contents, and a chapter without text in any
    // language is simply not written yet, or says all in its description.
    checked.chapters.filter { pages in pages.contains { !$0.isEmpty } }.joined().filter(\.isEmpty)
      .map { page -> Diagnostic in
        Diagnostic(
          .emptyChapter,
          at: SourceLocation(
            path: page.path,
            line: page.lines.dropFirst().firstIndex(of: "---").map { $0 + 1 }
          ),
          "the chapter has a front matter but no text, unlike another language",
          help: "write the text after the front matter, or remove the file"
        )
      }
  }
}

extension CheckedPage {
  var isEmpty: Bool { document.blocks.isEmpty }
}

extension Rule {
  static let emptyChapter = Rule(
    id: "empty-chapter",
    explanation: """
      A chapter has text in one language, but only a front matter in another. The two are not compared.
      """,
    readers: "Readers would open a page with a title and nothing below it.",
    wrong: "---\ntitle: Labels\ndescription: What labels are.\n---",
    right:
      "---\ntitle: Labels\ndescription: What labels are.\n---\nA label says what a control does."
  )
}
