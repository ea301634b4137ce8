import Localization

extension Book {
  /// A book without anything in it.
  package static let empty = Book(
    title: LocalizedText([:]),
    description: LocalizedText([:]),
    languages: [],
    partialLanguages: [],
    words: BookWords(),
    redirects: [],
    parts: [],
    chapters: [],
    introductions: [:],
    tables: [:],
    samples: [],
    assets: [:],
    siteFiles: [:],
    unlistedFiles: [],
    unusableFiles: []
  )
}
