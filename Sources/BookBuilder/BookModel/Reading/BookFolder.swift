package import Diagnostics
import Foundation

/// The folder of a book on disk, which decides what may be read.
///
/// Books may be untrusted: files outside the folder, special files and oversized files are skipped,
/// with a finding.
package struct BookFolder {
  private let root: URL
  private let rootParts: [String]

  /// The size limit of a text in bytes; the chapters of a long book reach a tenth of it.
  package static let maxTextSize = 1 << 20
  static let maxFileSize = 64 << 20

  enum Entry {
    case file
    case folder
    case skipped(Diagnostic)
  }

  init(_ root: String) {
    self.root = URL(fileURLWithPath: root, isDirectory: true).resolvingSymlinksInPath()
    rootParts = self.root.pathComponents
  }

  func entry(at path: String) -> Entry {
    guard let status = FileStatus(of: root.path + "/" + path) else {
      return skippedEntry(.specialFile, path, "'\(path)' cannot be read", help: "remove it")
    }
    return status.kind == .link
      ? target(of: root.appendingPathComponent(path), at: path) : entry(status, at: path)
  }

  /// The entry behind a symbolic link, which must be a file of the same book.
  private func target(of url: URL, at path: String) -> Entry {
    let target = url.resolvingSymlinksInPath()
    guard target.pathComponents.starts(with: rootParts) else {
      let help = "copy the file into the book; a file elsewhere may be private"
      return skippedEntry(
        .outsideBook,
        path,
        "'\(path)' leads out of the book's folder",
        help: help
      )
    }
    guard let status = FileStatus(of: target.path), status.kind != .folder, status.kind != .link
    else {
      let summary = "'\(path)' is a link to a folder or to a missing file, which is not followed"
      return skippedEntry(.specialFile, path, summary, help: "copy the files here")
    }
    return entry(status, at: path)
  }

  private func entry(_ status: FileStatus, at path: String) -> Entry {
    if status.kind == .folder { return .folder }
    guard status.kind == .file else {
      let summary = "'\(path)' is neither a file nor a folder"
      return skippedEntry(.specialFile, path, summary, help: "remove it")
    }
    let isText = [".md", ".yml", ".yaml", ".swift"].contains(where: path.hasSuffix)
    let largest = isText ? Self.maxTextSize : Self.maxFileSize
    let size = status.size
    guard size > largest else { return .file }
    let summary = "'\(path)' has \(size) bytes; the limit is \(largest)"
    let help = isText ? "split it into several files" : "make it smaller, or host it elsewhere"
    return skippedEntry(.oversizedFile, path, summary, help: help)
  }

  private func skippedEntry(
    _ rule: Rule,
    _ path: String,
    _ summary: String,
    help: String
  ) -> Entry {
    .skipped(Diagnostic(rule, at: SourceLocation(path: path), summary, help: help))
  }
}

extension Rule {
  static let files: [Rule] = [
    .outsideBook, .specialFile, .oversizedFile, .undecodableName,
  ]

  static let outsideBook = Rule(
    id: "outside-book",
    explanation: """
      Only files in the folder of the book are read. A symbolic link to another place could publish a \
      private file by accident.
      """,
    readers: """
      Authors, and anyone who builds books by strangers: none of their files gets into a page.
      """,
    wrong: "Content/en/basics/dial.png -> ../../../../Pictures/dial.png",
    right: "Content/en/basics/dial.png"
  )
  static let specialFile = Rule(
    id: "special-file",
    explanation: """
      A book consists of files. Pipes, sockets, devices and links to folders are skipped, as reading \
      them may never end.
      """,
    readers: "Readers would miss something that the author believes to be in the book.",
    wrong: "Content/en/pictures -> ../pictures",
    right: "Content/en/pictures/dial.png"
  )
  package static let oversizedFile = Rule(
    id: "oversized-file",
    explanation: """
      A text of a book may have 1 MiB, any other file 64 MiB. Larger files are skipped: no one would read a \
      page of that size, and building it would take too much memory.
      """,
    readers: "Readers would wait for a page that their browser or screen reader cannot handle.",
    wrong: "Content/data/everything.yml, 20 MB",
    right: "Content/data/gestures.yml and Content/data/traits.yml"
  )
}
