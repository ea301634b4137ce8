import BookModel
import Diagnostics

extension Check {
  /// Finds chapters that no part of the book lists.
  static let listing = Check(.unlistedChapter, scope: .book) { checked in
    let book = checked.book
    let folders = book.parts.compactMap { MisspeltFolder(of: $0, in: book) }
    let misspelt = book.chapters.filter { chapter in
      book.isMisspelt(chapter) && !folders.contains { $0.part.id == chapter.part.id }
    }
    let meant = Set(misspelt.compactMap { book.meant(by: $0) })
    let unlisted = book.problems.unlistedFiles.filter { path in
      !meant.contains(Book.slug(ofFile: path)) && !folders.contains { $0.holds(path) }
    }
    return folders.map(\.finding)
      + misspelt.map { missing($0, in: book) }
      + Self.unlisted(unlisted, besides: Set(book.chapters.map(\.slug)))
      + misnamed(book)
  }

  /// One finding about a file and its translations.
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
          ? "another part has a chapter of this name: give the file another one, and list it"
          : "add its name to 'chapters' of a part in 'Content/book.yml', or remove the file"
      )
    }
  }

  /// Files with the ending of Markdown elsewhere, which the book takes for pictures.
  private static func misnamed(_ book: Book) -> [Diagnostic] {
    let endings = [".markdown", ".mdown", ".mkd", ".mdx", ".MD"]
    return book.assets.keys.sorted().compactMap { path in
      guard let ending = endings.first(where: path.hasSuffix) else { return nil }
      return Diagnostic(
        .unlistedChapter,
        at: SourceLocation(path: path),
        "'\(path)' is taken for no chapter, because its name ends in '\(ending)'",
        help: "name it '\(Book.slug(ofFile: path, ending: ending)).md', "
          + "and list it in 'Content/book.yml'"
      )
    }
  }

  /// The finding about a name in the list of chapters that belongs to no file.
  private static func missing(_ chapter: Chapter, in book: Book) -> Diagnostic {
    let path = Chapter.path(
      part: chapter.part.id,
      slug: chapter.slug,
      language: book.languages.first ?? "en"
    )
    return Diagnostic(
      .unlistedChapter,
      at: chapter.part.places[chapter.slug] ?? SourceLocation(path: "Content/book.yml"),
      "the part '\(chapter.part.id)' lists '\(chapter.slug)', and no language has such a file",
      help: book.meant(by: chapter).map { "did you mean '\($0)'?" }
        ?? "write '\(path)', or take the name out of 'Content/book.yml'"
    )
  }
}

extension Book {
  /// Whether the list of chapters names a chapter of which there is no file at all.
  func isMisspelt(_ chapter: Chapter) -> Bool {
    chapter.editions.isEmpty
      && languages.allSatisfy { language in
        let path = Chapter.path(part: chapter.part.id, slug: chapter.slug, language: language)
        return !problems.unusableFiles.contains(path)
      }
  }

  /// The name of the files that were meant by a chapter of which there is none.
  func meant(by chapter: Chapter) -> String? {
    let inPart = problems.unlistedFiles.filter {
      $0.split(separator: "/").dropLast().last.map(String.init) == chapter.part.id
    }
    let slugs = Set(inPart.map { Self.slug(ofFile: $0) })
    return Suggestion(among: slugs.sorted()).nearest(to: chapter.slug)
  }

  /// The name of a chapter's file without its folder and its ending.
  static func slug(ofFile path: String, ending: String = ".md") -> String {
    String((path.split(separator: "/").last ?? "").dropLast(ending.count))
  }
}

extension Rule {
  static let unlistedChapter = Rule(
    id: "unlisted-chapter",
    explanation: """
      The order of a book is the order in 'Content/book.yml', never that of file names. A Markdown \
      file that it does not list would be read by nobody, and a name that belongs to no file is most \
      often misspelt.
      """,
    readers: """
      Nobody would ever come to the page: it is in no table of contents and in no search.
      """,
    wrong: "chapters: [labels], beside a file values.md",
    right: "chapters: [labels, values]"
  )
}

/// A part that names no folder, and the folder in which its chapters are.
struct MisspeltFolder {
  let part: Part
  /// The name of the folder that was meant.
  let name: String

  /// The folder that a part means; `nil` if one of its chapters was found, or if no folder has any of
  /// them.
  init?(of part: Part, in book: Book) {
    let chapters = book.chapters.filter { $0.part.id == part.id }
    guard !chapters.isEmpty, chapters.allSatisfy(book.isMisspelt) else { return nil }
    let known = Set(book.parts.map(\.id))
    let found = book.problems.unlistedFiles.filter { part.slugs.contains(Book.slug(ofFile: $0)) }
      .compactMap(Self.folder).filter { !known.contains($0) }
    // The one with most of them, as single names such as "overview" are in many folders.
    let counts = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
    guard let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    self.part = part
    name = most.key
  }

  /// Whether a file is one of the part's chapters.
  func holds(_ path: String) -> Bool {
    Self.folder(of: path) == name && part.slugs.contains(Book.slug(ofFile: path))
  }

  /// One finding in place of one for each chapter and each file.
  var finding: Diagnostic {
    Diagnostic(
      .unlistedChapter,
      at: part.place ?? SourceLocation(path: "Content/book.yml"),
      "no language has a folder '\(part.id)' for the chapters of this part",
      help: "did you mean '\(name)'?"
    )
  }

  /// The name of the folder that a chapter's file is in; `nil` for files elsewhere.
  private static func folder(of path: String) -> String? {
    let names = path.split(separator: "/")
    return names.count == 4 ? String(names[2]) : nil
  }
}
