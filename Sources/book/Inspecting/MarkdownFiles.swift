import BookModel
import Diagnostics
import Foundation
import SnippetNotation
import System

/// Reads Markdown files, and Swift files whose documentation comments have examples.
///
/// The files need not belong to a book.
struct MarkdownFiles: Sendable {
  let root: String
  var standardInput = StandardInputOption.unnamed

  struct Contents: Sendable {
    var chapters: [ChapterSource] = []
    var documented: [DocumentedFile] = []
    var findings: [Diagnostic] = []

    /// Says that no comment of the Swift files has an example.
    var noteAboutExamples: String {
      let names = documented.map(\.path.shellWord).joined(separator: " ")
      return "No documentation comment has an example, so nothing was checked; "
        + "'book say \(names)' speaks the views"
    }
  }

  /// Reads Markdown files, those in folders, and Swift files that are named explicitly.
  ///
  /// The language of a file comes from a folder in its path, as in `Content/ru/…`; the default is
  /// English. The path `-` is standard input.
  func read(_ paths: [String]) throws -> Contents {
    var contents = Contents()
    for path in paths {
      let files = path == "-" ? [standardInput] : try markdownFiles(at: path, &contents)
      if files.isEmpty {
        contents.findings.append(
          Diagnostic(
            .noMarkdown,
            at: SourceLocation(path: path),
            "there is no Markdown file",
            help: "name a file that ends in '.md' or '.swift', or a folder with Markdown files"
          )
        )
      }
      for file in files {
        guard path == "-" || isRegular(file) else {
          contents.findings.append(
            Diagnostic(
              .noMarkdown,
              at: SourceLocation(path: file),
              "this is a pipe, a socket or a device",
              help: "name a file; '-' is the standard input"
            )
          )
          continue
        }
        let handle = path == "-" ? .standardInput : try FileHandle(forReadingFrom: url(file))
        // Standard input may have no end.
        let data = try handle.read(upToCount: BookFolder.maxTextSize + 1) ?? Data()
        if data.count > BookFolder.maxTextSize {
          contents.findings.append(
            Diagnostic(
              .oversizedFile,
              at: SourceLocation(path: file),
              "the file has more than \(BookFolder.maxTextSize) bytes",
              help: "split it into several files"
            )
          )
        } else if var text = String(validating: data, as: UTF8.self) {
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
    return (samples.sources, files.skippedFiles + samples.findings)
  }

  private func url(_ path: String) -> URL {
    URL(filePath: path, relativeTo: URL(filePath: root + "/"))
  }

  private func markdownFiles(
    at path: String,
    _ contents: inout Contents
  ) throws -> [String] {
    var isDirectory: ObjCBool = false
    let name = url(path).path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: name, isDirectory: &isDirectory) else {
      return []
    }
    guard isDirectory.boolValue else {
      return path.hasSuffix(".md") || path.hasSuffix(".swift") ? [path] : []
    }
    let base = path.hasSuffix("/") ? String(path.dropLast()) : path
    contents.findings += UndecodableNames.findings(in: name, at: base)
    return FolderWalk(name).files.filter { $0.hasSuffix(".md") }.map { "\(base)/\($0)" }
  }

  private func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(url(path).path(percentEncoded: false), &status) == 0
      && status.st_mode & S_IFMT == S_IFREG
  }

  private func language(of path: String) -> String {
    let folders = path.split(separator: "/").dropLast().map(String.init)
    return folders.last { ["en", "ru"].contains($0) } ?? "en"
  }
}

struct DocumentedFile: Sendable {
  let path: String
  let text: String
  let comments: DocumentationComments

  init(path: String, text: String) {
    self.path = path
    self.text = text
    comments = DocumentationComments(of: text)
  }

  /// Moves a finding from the column in the extracted Markdown to the column in the file.
  func placed(_ finding: Diagnostic) -> Diagnostic {
    guard let location = finding.location, location.path == path, let line = location.line,
      let column = location.column
    else { return finding }
    var placed = finding
    placed.location?.column = comments.column(column, ofLine: line)
    return placed
  }
}
