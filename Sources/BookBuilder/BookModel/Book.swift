package import AccessibilityTree
package import Localization
package import SnippetNotation

/// A book that has been read and is ready to be checked and rendered.
///
/// `Book.read(_:)` creates it from files. Reading tolerates errors: each is a finding, and
/// `problems` names the files that could not be used.
package struct Book: Sendable {
  package var title: LocalizedText
  package var description: LocalizedText
  package var author: LocalizedText?
  /// The languages as BCP 47 tags, in the order in which they are offered; the first is the
  /// default.
  package var languages: [String]
  /// The languages in which chapters may be missing; their pages show another language, with a
  /// notice.
  package var partialLanguages: Set<String> = []
  package var repository: String?
  package var address: String?
  /// The path of the site on its server, beginning and ending in a slash, if the full address is
  /// unknown.
  package var sitePath: String?
  /// The address to which the path of a source file is appended for a link to edit it.
  package var editAddress: String?
  package var certification: Certification?
  package var listsSpokenWords = false
  package var words = BookInterfaceText()
  package var wordsToAvoid: [String: [WordToAvoid]] = [:]
  /// The words that readers search for, mapped to those that the pages use, by language.
  package var aliases: [String: [SearchAlias]] = [:]
  package var look = SystemLook.iOS26
  /// The name of the chapter that starts from what is wrong with a screen.
  package var symptoms: String?
  package var appearance = BookAppearance()
  package var redirects: [Redirect] = []
  /// Pages of a former site, as paths from its root, with the chapters that replace them.
  package var oldAddresses: [Redirect] = []
  package var parts: [Part] = []
  package var chapters: [Chapter] = []
  package var introductions: [String: ChapterEdition] = [:]
  package var tables: [String: DataTable] = [:]
  package var components: [ComponentGroup] = []
  /// The Swift files that snippets can import as the module `Samples`.
  package var samples: [SampleSource] = []
  package var assets: [String: [UInt8]] = [:]
  /// The files that are copied to the site unchanged, by their path in it.
  package var siteFiles: [String: [UInt8]] = [:]
  package var problems = ReadingProblems()

  /// Creates a book without pages.
  ///
  /// - Parameter languages: the languages as BCP 47 tags, in the order in which they are offered.
  package init(title: LocalizedText, description: LocalizedText, languages: [String]) {
    self.title = title
    self.description = description
    self.languages = languages
  }

  package var chapterSources: [ChapterSource] {
    editions.map(\.source)
  }

  package var editions: [ChapterEdition] {
    languages.compactMap { introductions[$0] }
      + chapters.flatMap { chapter in languages.compactMap { chapter.editions[$0] } }
  }

  package func pages(in language: String) -> [(edition: ChapterEdition, page: PagePath)] {
    let introduction = introductions[language].map { ($0, PagePath.home(language: language)) }
    return [introduction].compactMap(\.self)
      + chapters.compactMap { chapter in
        chapter.editions[language].map { ($0, .chapter(chapter.slug, language: language)) }
      }
  }

  /// The scheme of links to components, as in `component:pop-up-button`.
  package static let componentScheme = "component"

  package var allComponents: [Component] { components.flatMap(\.components) }

  package func components(of slug: String) -> [Component] {
    components.isEmpty ? [] : allComponents.filter { $0.chapterSlug == slug }
  }

  /// Pages show mistakes only in their own language, so they run in the book's languages.
  package var componentSources: [ChapterSource] {
    let pages = Set(languages.map(SpokenLanguage.forPage))
    return components.map { group in
      ChapterSource(
        path: group.path,
        language: languages.first ?? "en",
        text: group.text,
        templates: group.components.flatMap { component in
          var mistake = component.mistake
          mistake?.languages.removeAll { !pages.contains($0) }
          return component.templates + [mistake].compactMap(\.self)
        }
      )
    }
  }

  package static let empty = Book(
    title: LocalizedText([:]),
    description: LocalizedText([:]),
    languages: []
  )
}

/// The files that could not be used.
///
/// Checks consult it to avoid follow-up findings: the original fault is already reported.
package struct ReadingProblems: Hashable, Sendable {
  package var unlistedFiles: [String] = []
  /// The chapter files that exist but can't be used.
  package var unusableFiles: Set<String> = []
  /// The Markdown files that belong to a part with an error.
  package var filesOfBrokenParts: Set<String> = []
  package var brokenTables: Set<String> = []
  package var brokenSchemes: Set<String> = []

  package init() {}
}

/// A person's or organisation's statement that the book is accessible.
///
/// No program can verify this, so publications claim it only if the book names a certifier.
package struct Certification: Hashable, Sendable {
  package var certifier: String
  package var level: Level

  package enum Level: String, CaseIterable, Sendable {
    case a = "A"
    case aa = "AA"
    case aaa = "AAA"
  }
}
