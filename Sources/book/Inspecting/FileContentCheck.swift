import BookChecks
import BookModel
import Diagnostics
import Foundation
import SnippetNotation

/// Checks the content of Markdown files that are named on the command line.
///
/// Files of a book are checked as its chapters, others as far as that is possible without a book.
struct FileContentCheck: Sendable {
  private(set) var findings: [Diagnostic] = []
  private(set) var uncheckedNote: String?

  /// - Parameters:
  ///   - chapters: the files.
  ///   - root: the folder of the book; paths are relative to it.
  init(_ chapters: [ChapterSource], root: String) throws {
    let folder = URL(filePath: root, directoryHint: .isDirectory)
    // Files are compared with symbolic links resolved, but findings use the paths as given.
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
      // If the book can't be read, its own findings come first.
      let futureDates = book.flatMap { book in
        CalendarDay.newest.map { BookChecks.changes(in: book, after: $0) }
      }
      let checked = book.map { BookChecks.check($0, only: paths) } ?? problems
      let names = Dictionary(places.map { ($1, $0) }) { first, _ in first }
      let dateFindings = (futureDates ?? []).filter { paths.contains($0.location?.path ?? "") }
      findings = Set(read + dateFindings + checked).map { $0.moved(by: names) }
      pages = Set(book?.editions.map(\.path) ?? Array(paths)).union(
        book?.problems.unusableFiles ?? []
      )
    }
    let standalone = chapters.filter { places[$0.path].map(pages.contains) != true }
    guard !standalone.isEmpty else { return }
    let files = LooseFiles(standalone, in: folder)
    let names = Dictionary(zip(files.pages.map(\.path), standalone.map(\.path))) { first, _ in first
    }
    findings += BookChecks.check(files).map { $0.moved(by: names) }
    uncheckedNote = Self.uncheckedNote(of: files)
  }

  private static func uncheckedNote(of files: LooseFiles) -> String {
    let count = files.pages.count
    var unchecked = ["front matter, facts, translations and the order of chapters"]
    let external = files.externalLinkCount
    if external > 0 {
      unchecked.append(
        external == 1
          ? "one external address"
          : "\(external) external addresses"
      )
    }
    let files = count == 1 ? "One file was" : "\(count) files were"
    return
      "\(files) checked without a book, so these were not checked: \(unchecked.joined(separator: "; "))"
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
  /// The current day in the time zone that is furthest ahead (UTC+14).
  ///
  /// Authors write the date of their own time zone, and no such date may count as in the future.
  static var newest: CalendarDay? {
    let east = TimeZone(secondsFromGMT: 14 * 3600) ?? .gmt
    return CalendarDay(
      Date.now.formatted(Date.ISO8601FormatStyle(timeZone: east).year().month().day())
    )
  }
}
