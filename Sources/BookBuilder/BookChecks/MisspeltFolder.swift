import BookModel
import Diagnostics

/// A part that names no folder, and the folder in which its chapters are.
struct MisspeltFolder {
  /// The part.
  let part: Part
  /// The name of the folder that was meant.
  let name: String

  /// The folder that a part means; `nil` if one of its chapters was found, or if no folder has any of
  /// them.
  init?(of part: Part, in book: Book) {
    let chapters = book.chapters.filter { $0.part.id == part.id }
    guard !chapters.isEmpty, chapters.allSatisfy(book.isMisspelt) else { return nil }
    let known = Set(book.parts.map(\.id))
    let found = book.unlistedFiles.filter { part.slugs.contains(Book.slug(ofFile: $0)) }
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
