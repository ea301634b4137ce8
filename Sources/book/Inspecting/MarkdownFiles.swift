import BookModel
import Diagnostics
import Foundation
import SnippetNotation

/// Reads Markdown files that may belong to no book, and Swift files for the examples in their
/// documentation comments.
struct MarkdownFiles: Sendable {
  /// The folder that paths are relative to.
  let root: String
  /// The name by which standard input, the path `-`, goes in findings.
  var standardInput = StandardInputOption.unnamed

  /// What was read.
  struct Contents: Sendable {
    var chapters: [ChapterSource] = []
    /// The Swift files among it.
    var documented: [DocumentedFile] = []
    /// What cannot be read.
    var findings: [Diagnostic] = []
  }

  /// The Markdown files among some paths and under the folders among them, and the Swift files that
  /// are named themselves.
  ///
  /// The language of a file is told by a folder on its path, as in `Content/ru/…`; otherwise it is
  /// English.
  ///
  /// - Throws: what the file system throws.
  func read(_ paths: [String]) throws -> Contents {
    var contents = Contents()
    for path in paths {
      let files = path == "-" ? [standardInput] : try markdownFiles(at: path)
      if files.isEmpty {
        contents.findings.append(
          Diagnostic(
            .noMarkdown,
            at: SourceLocation(path: path),
            "there is no Markdown file here",
            help: "name a file that ends in '.md' or '.swift', or a folder that holds Markdown"
          )
        )
      }
      for file in files {
        let data =
          path == "-"
          ? try FileHandle.standardInput.readToEnd() ?? Data() : try Data(contentsOf: url(file))
        if var text = String(validating: data, as: UTF8.self) {
          if file.hasSuffix(".swift") {
            let documented = DocumentedFile(path: file, text: text)
            contents.documented.append(documented)
            text = documented.comments.markdown
          }
          let language = language(of: file)
          contents.chapters.append(ChapterSource(path: file, language: language, text: text))
        } else {
          contents.findings.append(
            Diagnostic(
              .invalidEncoding,
              at: SourceLocation(path: file),
              "the file is not UTF-8",
              help: "save it as UTF-8"
            )
          )
        }
      }
    }
    return contents
  }

  /// The samples of the book that one of some paths lies in; none if there is no such book.
  ///
  /// - Throws: what the file system throws.
  func samples(
    besides paths: [String]
  ) throws -> (sources: [SampleSource], findings: [Diagnostic]) {
    let book = URL(filePath: root, directoryHint: .isDirectory).resolvingSymlinksInPath()
      .pathComponents
    let isInside = paths.contains { path in
      url(path).resolvingSymlinksInPath().pathComponents.starts(with: book)
    }
    guard isInside else { return ([], []) }
    let files = try BookFiles.read(root: root, folders: [BookFiles.samplesFolder])
    let samples = files.samples
    return (samples.sources, files.refusals + samples.findings)
  }

  private func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: URL(filePath: root + "/"))
  }

  private func markdownFiles(at path: String) throws -> [String] {
    var isDirectory: ObjCBool = false
    let name = url(path).path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isDirectory) else {
      return []
    }
    guard isDirectory.boolValue else {
      return path.hasSuffix(".md") || path.hasSuffix(".swift") ? [path] : []
    }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    return FolderWalk(name).files.filter { $0.hasSuffix(".md") }.map { "\(base)/\($0)" }
  }

  private func language(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    return folders.last { ["en", "ru"].contains($0) } ?? "en"
  }
}

/// A Swift file whose documentation comments are checked in place of a page.
struct DocumentedFile: Sendable {
  let path: String
  let text: String
  let comments: DocumentationComments

  init(path: String, text: String) {
    self.path = path
    self.text = text
    comments = DocumentationComments(of: text)
  }

  /// The finding at the column of the file instead of that of its Markdown.
  func placed(_ finding: Diagnostic) -> Diagnostic {
    guard let location = finding.location, location.path == path, let line = location.line,
      let column = location.column
    else { return finding }
    var placed = finding
    placed.location?.column = comments.column(column, ofLine: line)
    return placed
  }
}
