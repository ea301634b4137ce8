import Diagnostics
import Foundation

/// The folder of a book on disk, and which of its files may be read.
///
/// A book may come from a stranger: what lies elsewhere, what is no file and what is larger than any
/// page or picture is left alone, with a finding.
struct BookFolder {
  private let root: URL
  private let rootParts: [String]

  /// The largest text that is read, in bytes; the chapters of a long book are a tenth of it.
  static let largestText = 1 << 20
  /// The largest other file that is read, in bytes.
  static let largestFile = 64 << 20

  /// What a name in a folder stands for.
  enum Entry {
    case file
    /// A folder, whose files have names of their own.
    case folder
    /// Something that is left alone.
    case refused(Diagnostic)
  }

  init(_ root: String) {
    self.root = URL(fileURLWithPath: root, isDirectory: true).resolvingSymlinksInPath()
    rootParts = self.root.pathComponents
  }

  /// Finds out what lies at a path relative to the folder.
  func entry(at path: String) -> Entry {
    guard let status = FileStatus(of: root.path + "/" + path) else {
      return refusal(.strangeFile, path, "'\(path)' cannot be looked at", help: "remove it")
    }
    return status.kind == .link
      ? target(of: root.appendingPathComponent(path), at: path) : entry(status, at: path)
  }

  /// What a symbolic link stands for: a file of the same book, or nothing.
  private func target(of url: URL, at path: String) -> Entry {
    let target = url.resolvingSymlinksInPath()
    guard target.pathComponents.starts(with: rootParts) else {
      let help = "copy the file into the book; what lies elsewhere may be nobody's business"
      return refusal(.outsideBook, path, "'\(path)' leads out of the book's folder", help: help)
    }
    guard let status = FileStatus(of: target.path), status.kind != .folder, status.kind != .link
    else {
      let summary = "'\(path)' is a link to a folder or to nothing, which is not followed"
      return refusal(.strangeFile, path, summary, help: "put the files themselves here")
    }
    return entry(status, at: path)
  }

  private func entry(_ status: FileStatus, at path: String) -> Entry {
    if status.kind == .folder { return .folder }
    guard status.kind == .file else {
      let summary = "'\(path)' is neither a file nor a folder"
      return refusal(.strangeFile, path, summary, help: "remove it")
    }
    let isText = [".md", ".yml", ".yaml", ".swift"].contains(where: path.hasSuffix)
    let largest = isText ? Self.largestText : Self.largestFile
    let size = status.size
    guard size > largest else { return .file }
    let summary = "'\(path)' has \(size) bytes; at most \(largest) are read"
    let help = isText ? "make several files of it" : "make it smaller, or link to it elsewhere"
    return refusal(.oversizedFile, path, summary, help: help)
  }

  private func refusal(
    _ rule: Rule,
    _ path: String,
    _ summary: String,
    help: String
  ) -> Entry {
    .refused(Diagnostic(rule, at: SourceLocation(path: path), summary, help: help))
  }
}

extension Rule {
  /// The kinds of findings about files that are left alone.
  static let files: [Rule] = [.outsideBook, .strangeFile, .oversizedFile]

  static let outsideBook = Rule(
    id: "outside-book",
    explanation: """
      Only files in the folder of the book are read. A symbolic link that leads elsewhere could bring \
      a file into a published site that nobody meant to publish.
      """,
    readers: """
      Authors and those who build books of strangers: no file of theirs gets into a page.
      """,
    wrong: "Content/en/basics/dial.png -> ../../../../Pictures/dial.png",
    right: "Content/en/basics/dial.png"
  )
  static let strangeFile = Rule(
    id: "strange-file",
    explanation: """
      A book is made of files. Pipes, sockets, devices and links to folders are left alone, as reading \
      them may take for ever.
      """,
    readers: """
      Readers would miss what the author believes to be in the book.
      """,
    wrong: "Content/en/pictures -> ../pictures",
    right: "Content/en/pictures/dial.png"
  )
  static let oversizedFile = Rule(
    id: "oversized-file",
    explanation: """
      A text of a book may have a mebibyte, any other file 64. Larger ones are left alone: a page of \
      that size would be read by nobody, and building it would take the machine from everybody else.
      """,
    readers: """
      Readers would wait for a page that their browser or their voice cannot manage.
      """,
    wrong: "Content/data/everything.yml, 20 MB",
    right: "Content/data/gestures.yml and Content/data/traits.yml"
  )
}
