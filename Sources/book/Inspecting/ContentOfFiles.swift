import BookChecks
import BookModel
import Diagnostics
import Foundation
import SnippetNotation

/// What is wrong with the text of Markdown files, as pages of a book where they are some, and by
/// themselves where they are not.
struct ContentOfFiles: Sendable {
  /// Everything that is wrong.
  private(set) var findings: [Diagnostic] = []
  /// What could not be judged, in a sentence; `nil` where everything was.
  private(set) var remainder: String?

  /// Checks files.
  ///
  /// - Parameters:
  ///   - chapters: the files.
  ///   - root: the folder that their paths are relative to, and that of the book if there is one.
  /// - Throws: what the file system throws.
  init(_ chapters: [ChapterSource], root: String) throws {
    let folder = URL(filePath: root, directoryHint: .isDirectory)
    // Names of the same file are compared without links, and findings stand at what was asked for.
    var places: [String: String] = [:]
    let book = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    for source in chapters {
      let url = URL(filePath: source.path, relativeTo: folder).resolvingSymlinksInPath()
      let path = url.path(percentEncoded: false)
      if path.hasPrefix("\(book)Content/") {
        places[source.path] = String(path.dropFirst(book.count))
      }
    }
    let content = folder.appending(path: "Content/book.yml").path(percentEncoded: false)
    if places.isEmpty || !FileManager.default.fileExists(atPath: content) { places = [:] }
    var pages: Set<String> = []
    if !places.isEmpty {
      let (book, problems) = Book.read(try BookFiles.read(root: root))
      let paths = Set(places.values)
      let read = problems.filter { paths.contains($0.location?.path ?? "") }
      // Without a book to compare with, its own findings come first.
      let late = book.flatMap { book in
        CalendarDay.newest.map { BookChecks.changes(in: book, after: $0) }
      }
      let checked = book.map { BookChecks.check($0, only: paths) } ?? problems
      let names = Dictionary(places.map { ($1, $0) }) { first, _ in first }
      let dated = (late ?? []).filter { paths.contains($0.location?.path ?? "") }
      findings = Set(read + dated + checked).map { $0.moved(by: names) }
      pages = Set(book?.editions.map(\.path) ?? Array(paths)).union(
        book?.problems.unusableFiles ?? []
      )
    }
    let loose = chapters.filter { places[$0.path].map(pages.contains) != true }
    guard !loose.isEmpty else { return }
    let files = LooseFiles(loose, in: folder)
    let names = Dictionary(zip(files.pages.map(\.path), loose.map(\.path))) { first, _ in first }
    findings += BookChecks.check(files).map { $0.moved(by: names) }
    remainder = Self.remainder(of: files)
  }

  private static func remainder(of files: LooseFiles) -> String {
    let count = files.pages.count
    var open = ["front matter, facts, translations and the order of chapters"]
    let elsewhere = files.addressesElsewhere
    if elsewhere > 0 {
      open.append(
        elsewhere == 1
          ? "whether one address elsewhere is there"
          : "whether \(elsewhere) addresses elsewhere are there"
      )
    }
    let files = count == 1 ? "One file was" : "\(count) files were"
    return "\(files) judged without a book, so not: \(open.joined(separator: "; "))"
  }
}

extension Diagnostic {
  fileprivate func moved(by names: [String: String]) -> Diagnostic {
    guard let path = location?.path, let name = names[path] else { return self }
    var moved = self
    moved.location?.path = name
    return moved
  }
}

extension CalendarDay {
  /// The day that it is by the clock of this machine, where the day begins first.
  ///
  /// Whoever writes a day has that of their own place, and none of them is to come.
  static var newest: CalendarDay? {
    let east = TimeZone(secondsFromGMT: 14 * 3600) ?? .gmt
    return CalendarDay(
      Date.now.formatted(Date.ISO8601FormatStyle(timeZone: east).year().month().day())
    )
  }
}
