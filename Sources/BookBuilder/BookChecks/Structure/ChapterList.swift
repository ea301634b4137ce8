import BookModel
import Diagnostics

extension Check {
  static let chapterList = Check(.unlistedChapter, scope: .book) { checked in
    let book = checked.book
    let folders = book.parts.compactMap { MisspeltFolder(of: $0, in: book) }
    let misspelt = book.chapters.filter { chapter in
      book.isMisspelt(chapter) && !folders.contains { $0.part.id == chapter.part.id }
        && !book.isReportedElsewhere(chapter)
    }
    // A thousand wrong names are another book, and comparing them all takes long.
    let candidates = misspelt.count <= suggestionLimit ? book.unlistedSlugs : [:]
    let misplaced = Dictionary(grouping: book.problems.unlistedFiles) { Book.slug(ofFile: $0) }
    let suggestions: [String?] = misspelt.map { chapter in
      if misplaced[chapter.slug] != nil { return nil }
      return candidates[chapter.part.id].flatMap(chapter.nearestSlug)
    }
    let suggested = Set(suggestions.compactMap(\.self)).union(misspelt.map(\.slug))
    let unlisted = book.problems.unlistedFiles.filter { path in
      !suggested.contains(Book.slug(ofFile: path)) && !folders.contains { $0.contains(path) }
    }
    let missing = zip(misspelt, suggestions).map { chapter, suggestion in
      Self.missing(
        chapter,
        in: book,
        misplaced: misplaced[chapter.slug]?.first,
        suggestion: suggestion
      )
    }
    return folders.map(\.finding) + missing
      + Self.unlisted(unlisted, besides: Set(book.chapters.map(\.slug)))
      + misnamed(book)
  }

  /// Reports each unlisted file once, together with its translations.
  ///
  /// - Parameter slugs: the names of the chapters that the book lists.
  private static func unlisted(_ paths: [String], besides slugs: Set<String>) -> [Diagnostic] {
    let files = Dictionary(grouping: paths) { path in
      path.split(separator: "/").dropFirst(2).joined(separator: "/")
    }
    return files.values.map { paths in
      let path = paths[0]
      return Diagnostic(
        .unlistedChapter,
        at: SourceLocation(path: path),
        "no part of the book lists '\(path)'",
        details: paths.dropFirst().map { "nor '\($0)'" },
        help: slugs.contains(Book.slug(ofFile: path))
          ? "another part has a chapter of this name: rename the file and list it"
          : "add its name to 'chapters' of a part in 'Content/book.yml', or remove the file"
      )
    }
  }

  /// Files with other Markdown extensions, which would be copied as assets instead of read as
  /// chapters.
  private static func misnamed(_ book: Book) -> [Diagnostic] {
    book.assets.keys.sorted().compactMap { path in
      guard let ending = Book.foreignEndings.first(where: path.hasSuffix) else { return nil }
      return Diagnostic(
        .unlistedChapter,
        at: SourceLocation(path: path),
        "'\(path)' is not treated as a chapter because its name ends in '\(ending)'",
        help: "rename it to '\(Book.slug(ofFile: path, ending: ending)).md', "
          + "and list it in 'Content/book.yml'"
      )
    }
  }

  /// The most misspelt chapters that get a suggestion.
  private static let suggestionLimit = 200

  private static func missing(
    _ chapter: Chapter,
    in book: Book,
    misplaced: String?,
    suggestion: String?
  ) -> Diagnostic {
    let language = misplaced?.split(separator: "/").dropFirst().first.map(String.init)
    let path = Chapter.path(
      part: chapter.part.id,
      slug: chapter.slug,
      language: language ?? book.languages.first ?? "en"
    )
    let help = misplaced.map { "move '\($0)' to '\(path)'" }
    return Diagnostic(
      .unlistedChapter,
      at: chapter.part.places[chapter.slug] ?? SourceLocation(path: "Content/book.yml"),
      "the part '\(chapter.part.id)' lists '\(chapter.slug)', but no language has that file",
      help: help ?? suggestion.map { "did you mean '\($0)'?" }
        ?? "write '\(path)', or remove the name from 'Content/book.yml'"
    )
  }
}

extension Book {
  /// Whether the list of chapters names a chapter that has no file in any language, read or
  /// unreadable.
  func isMisspelt(_ chapter: Chapter) -> Bool {
    chapter.editions.isEmpty
      && languages.allSatisfy { language in
        let path = Chapter.path(part: chapter.part.id, slug: chapter.slug, language: language)
        return !problems.unusableFiles.contains(path)
      }
  }

  /// Endings of Markdown files that are not read as chapters.
  fileprivate static var foreignEndings: [String] {
    [".markdown", ".mdown", ".mkd", ".mdx", ".MD"]
  }

  /// Whether a missing chapter is the consequence of another error: its file has a wrong ending, or
  /// also belongs to another part's list.
  fileprivate func isReportedElsewhere(_ chapter: Chapter) -> Bool {
    if parts.contains(where: { $0.repeated.contains(chapter.slug) }) { return true }
    return languages.contains { language in
      let path = Chapter.path(part: chapter.part.id, slug: chapter.slug, language: language)
      return Self.foreignEndings.contains { assets[path.dropLast(".md".count) + $0] != nil }
    }
  }

  /// The names of the unlisted files, by the part whose folder contains them.
  fileprivate var unlistedSlugs: [String: [String]] {
    let files = Dictionary(grouping: problems.unlistedFiles) { path in
      path.split(separator: "/").dropLast().last.map(String.init) ?? ""
    }
    return files.mapValues { Set($0.map { Self.slug(ofFile: $0) }).sorted() }
  }

  static func slug(ofFile path: String, ending: String = ".md") -> String {
    String((path.split(separator: "/").last ?? "").dropLast(ending.count))
  }
}

extension Chapter {
  /// The name of the unlisted file that a chapter without files probably means.
  fileprivate func nearestSlug(among slugs: [String]) -> String? {
    Suggestion(among: slugs).nearest(to: slug)
  }
}

extension Rule {
  static let unlistedChapter = Rule(
    id: "unlisted-chapter",
    explanation: """
      The order of a book is the order in 'Content/book.yml', not that of the file names. A Markdown \
      file that it does not list would not be published, and a name without a file is usually \
      misspelt.
      """,
    readers: """
      Readers could not find the page: it is in no table of contents and no search results.
      """,
    wrong: "chapters: [labels], with an unlisted file values.md",
    right: "chapters: [labels, values]"
  )
}

struct MisspeltFolder {
  let part: Part
  let name: String

  /// Finds the folder that a part means; `nil` if any of its chapters was found, or no unlisted
  /// folder has any of them.
  init?(of part: Part, in book: Book) {
    let chapters = book.chapters.filter { $0.part.id == part.id }
    guard !chapters.isEmpty, chapters.allSatisfy(book.isMisspelt) else { return nil }
    let known = Set(book.parts.map(\.id))
    let found = book.problems.unlistedFiles.filter { part.slugs.contains(Book.slug(ofFile: $0)) }
      .compactMap(Self.folder).filter { !known.contains($0) }
    // The folder with the most matches, as names such as "overview" occur in many folders.
    let counts = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    self.part = part
    name = most.key
  }

  func contains(_ path: String) -> Bool {
    Self.folder(of: path) == name && part.slugs.contains(Book.slug(ofFile: path))
  }

  /// One finding that replaces those about each chapter and each file.
  var finding: Diagnostic {
    Diagnostic(
      .unlistedChapter,
      at: part.place ?? SourceLocation(path: "Content/book.yml"),
      "no language has a folder '\(part.id)' for the chapters of this part",
      help: "did you mean '\(name)'?"
    )
  }

  private static func folder(of path: String) -> String? {
    let names = path.split(separator: "/")
    return names.count == 4 ? String(names[2]) : nil
  }
}
