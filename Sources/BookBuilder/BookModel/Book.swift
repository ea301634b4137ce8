package import AccessibilityTree
package import Localization
package import SnippetNotation

/// A book as its author wrote it, read and ready to be checked and rendered.
package struct Book: Sendable {
  package var title: LocalizedText
  package var description: LocalizedText
  /// Who wrote the book, as publications name them: people, or a project; `nil` if nobody is named.
  package var author: LocalizedText?
  /// The languages in the order in which they are offered, as BCP 47 tags; the first is the default.
  package var languages: [String]
  /// The languages in which chapters may be missing; readers get them in another one, with a notice.
  package var partialLanguages: Set<String> = []
  /// The address of the source, if it is public.
  package var repository: String?
  /// The address under which the site is published, ending in a slash, if it is known.
  package var address: String?
  /// The path of the site on its server, beginning and ending in a slash, where nothing else of its
  /// address is known.
  package var sitePath: String?
  /// What the path of a source file is appended to for a page where it can be edited.
  package var editAddress: String?
  /// The person who found the book accessible, if anybody did.
  package var certification: Certification?
  /// Whether pages list the words that assistive technologies say in each language.
  package var listsSpokenWords = false
  /// The words around the text in each language.
  package var words = BookWords()
  /// The words that the text of a language does not use.
  package var wordsToAvoid: [String: [WordToAvoid]] = [:]
  /// The words that readers of a language look for, and what the pages say.
  package var aliases: [String: [SearchAlias]] = [:]
  package var look = SystemLook.iOS26
  /// The names that chapters had before, and where their pages went.
  package var redirects: [Redirect] = []
  package var parts: [Part] = []
  /// The chapters in their order, over all parts.
  package var chapters: [Chapter] = []
  /// The introduction that opens the book in each language.
  package var introductions: [String: ChapterEdition] = [:]
  /// The tables of facts that fences draw, by name.
  package var tables: [String: DataTable] = [:]
  /// The reference of controls and patterns, group by group; empty in a book without one.
  package var components: [ComponentGroup] = []
  /// The Swift files that snippets may import as the module `Samples`.
  package var samples: [SampleSource] = []
  /// The files that pages refer to, by their path relative to the root, such as pictures.
  package var assets: [String: [UInt8]] = [:]
  /// The files that the site carries as they are, by their path in it.
  package var siteFiles: [String: [UInt8]] = [:]
  /// The files that could not be used.
  package var problems = ReadingProblems()

  /// Creates a book without pages.
  ///
  /// - Parameter languages: The languages in the order in which they are offered, as BCP 47 tags.
  package init(title: LocalizedText, description: LocalizedText, languages: [String]) {
    self.title = title
    self.description = description
    self.languages = languages
  }

  /// All pages, for those who look at their snippets.
  package var chapterSources: [ChapterSource] {
    editions.map(\.source)
  }

  /// All pages that exist, introductions first, in the order of the book and its languages.
  package var editions: [ChapterEdition] {
    languages.compactMap { introductions[$0] }
      + chapters.flatMap { chapter in languages.compactMap { chapter.editions[$0] } }
  }
}

extension Book {
  /// The pages that are written in a language, the introduction first.
  package func pages(in language: String) -> [(edition: ChapterEdition, page: PagePath)] {
    let introduction = introductions[language].map { ($0, PagePath.home(language: language)) }
    return [introduction].compactMap(\.self)
      + chapters.compactMap { chapter in
        chapter.editions[language].map { ($0, .chapter(chapter.slug, language: language)) }
      }
  }

  /// The word that links to components begin with, as in `component:pop-up-button`.
  package static let componentScheme = "component"

  package var allComponents: [Component] { components.flatMap(\.components) }

  /// The components that a chapter explains, in their order.
  package func components(of slug: String) -> [Component] {
    components.isEmpty ? [] : allComponents.filter { $0.chapterSlug == slug }
  }

  /// The files of components, for those who look at their code.
  package var componentSources: [ChapterSource] {
    components.map { group in
      ChapterSource(
        path: group.path,
        language: languages.first ?? "en",
        text: group.text,
        templates: group.components.flatMap(\.templates)
      )
    }
  }

  /// A book without anything in it.
  package static let empty = Book(
    title: LocalizedText([:]),
    description: LocalizedText([:]),
    languages: []
  )
}

/// What is left of files that could not be used: a fault that has a finding already is the cause of others.
package struct ReadingProblems: Hashable, Sendable {
  /// The Markdown files under `Content` that the list of chapters does not name.
  package var unlistedFiles: [String] = []
  /// The chapters' files that are there but cannot be used.
  package var unusableFiles: Set<String> = []
  /// The Markdown files that belong to a part which cannot be used.
  package var claimedFiles: Set<String> = []
  /// The names of tables of facts of which something cannot be used.
  package var brokenTables: Set<String> = []
  /// The words that links to such tables and to such components begin with.
  package var brokenSchemes: Set<String> = []

  /// Creates the state of a book in which everything can be used.
  package init() {}
}

/// That a person has looked at the book and found it accessible.
///
/// No program can say that, so without such a person no publication claims it.
package struct Certification: Hashable, Sendable {
  /// The name of the person or the organization.
  package var certifier: String
  /// How far the book conforms to WCAG 2.2.
  package var level: Level

  package init(certifier: String, level: Level) {
    self.certifier = certifier
    self.level = level
  }

  /// A level of conformance.
  package enum Level: String, CaseIterable, Sendable {
    case a = "A"
    /// The one that laws ask for.
    case aa = "AA"
    case aaa = "AAA"
  }
}
