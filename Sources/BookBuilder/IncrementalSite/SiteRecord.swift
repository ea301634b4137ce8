import BookModel
import BookReading
import ParallelMapping
import SitePages

/// What is known of a site, so that the next build makes only what changed.
struct SiteRecord: Sendable {
  /// What is known of each chapter's file, by its path.
  var editions: [String: EditionRecord]
  /// What is known of the pages of each language, in the order of the languages.
  var languages: [LanguageRecord]

  /// What others need to know of a chapter's file.
  struct EditionRecord: Hashable, Sendable {
    /// The name of the chapter.
    var title: String
    /// What a reader will get from it.
    var description: String
    /// A number that changes with everything that others show of the file.
    var outwardFingerprint: String

    init(_ edition: ChapterEdition) {
      title = edition.frontMatter.title
      description = edition.frontMatter.description
      outwardFingerprint = edition.outwardFingerprint
    }
  }

  /// Takes what is known of a book and of its finished pages.
  init(of book: Book, _ languages: [LanguageRecord]) {
    self.languages = languages
    let records = book.chapters.flatMap(\.editions.values).parallelMap { edition in
      (edition.path, EditionRecord(edition))
    }
    editions = Dictionary(records) { first, _ in first }
  }

  /// What a book needs to know of the chapters whose files are not read, by their paths.
  var openings: [String: ChapterOpening] {
    editions.mapValues { ChapterOpening(title: $0.title, description: $0.description) }
  }

  /// The paths of all chapters' files.
  var chapterFiles: Set<String> { Set(editions.keys) }

  /// The files that are read again when some have changed: those of the same chapters in all
  /// languages, as translations look at their originals.
  ///
  /// - Returns: the paths; `nil` if a file is none of a chapter, so that everything may depend on it.
  func chapterFiles(with changed: Set<String>) -> Set<String>? {
    var names: Set<Substring> = []
    for path in changed {
      guard editions[path] != nil else { return nil }
      names.insert(Self.name(of: path))
    }
    return Set(editions.keys.filter { names.contains(Self.name(of: $0)) })
  }

  /// The path of a chapter's file below the folder of its language.
  private static func name(of path: String) -> Substring {
    path.split(separator: "/", maxSplits: 2).last ?? path[...]
  }

  /// The names of places on each page that links may refer to.
  var anchors: [PagePath: PageAnchors] {
    Dictionary(languages.flatMap(\.pages).map { ($0.page, $0.anchors) }) { first, _ in first }
  }
}
