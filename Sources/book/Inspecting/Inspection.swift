import AccessibilityTree
import BookChecks
import BookModel
import Diagnostics
import Foundation
import Heard
import SnippetNotation
import SnippetRunning

/// A book or some files, with everything that was found out about them.
struct Inspection: Sendable {
  /// The book; `nil` when only files were looked at, or its configuration cannot be read.
  var book: Book?
  /// The chapters that were looked at.
  var chapters: [ChapterSource]
  var snippets: SnippetCheck
  /// The Swift files whose comments were looked at.
  var documented: [DocumentedFile] = []
  /// What could not be judged, in a sentence; `nil` where everything was.
  var remainder: String?
  /// Everything that is wrong.
  var diagnostics: [Diagnostic]
  /// What the check of a book came to, in numbers; `nil` when only files were looked at.
  var check: CheckReport?

  /// What is looked at.
  struct Request: Sendable {
    /// Whether snippets are compiled and run.
    var checksSnippets = true
    /// Whether links, anchors, headings and the like are checked.
    var checksContent = true
    var selection = SnippetSelection()
    /// Whether snippets are left alone once one has failed.
    var stopsAtFirstFailure = false
    /// The folder of a package whose modules snippets may import.
    var package: String?
    /// The name by which standard input goes in findings.
    var standardInput = StandardInputOption.unnamed
  }

  /// Inspects a whole book.
  ///
  /// - Throws: what the file system throws.
  static func book(
    _ options: SharedOptions,
    _ request: Request = Request()
  ) async throws -> Inspection {
    let (book, findings) = Book.read(try BookFiles.read(root: options.root))
    guard let book else {
      return Inspection(
        book: nil,
        chapters: [],
        snippets: SnippetCheck(),
        diagnostics: findings
      )
    }
    let today = request.checksContent ? CalendarDay.newest : nil
    let late = today.map { BookChecks.changes(in: book, after: $0) } ?? []
    let snippets = await check(
      book.chapterSources + book.componentSources,
      samples: book.samples,
      look: book.look,
      options,
      request
    )
    let contentFindings =
      request.checksContent ? findings + late + BookChecks.check(book, on: .newest) : []
    return Inspection(
      book: book,
      chapters: book.chapterSources,
      snippets: snippets,
      diagnostics: contentFindings + snippets.report.diagnostics
        + BookChecks.check(componentsOf: book, in: snippets.report),
      check: book.report(on: snippets.report)
    )
  }

  /// Inspects files and folders: snippets, and everything else that can be judged.
  ///
  /// - Throws: what the file system throws, for a path that is not there too.
  static func files(
    _ paths: [String],
    _ options: SharedOptions,
    _ request: Request
  ) async throws -> Inspection {
    let markdown = MarkdownFiles(root: options.root, standardInput: request.standardInput)
    let contents = try markdown.read(paths)
    let samples = try markdown.samples(besides: paths)
    let chapters = contents.chapters
    let settings = try? String(contentsOfFile: "\(options.root)/Content/book.yml", encoding: .utf8)
    let snippets = await check(
      chapters,
      samples: samples.sources,
      look: settings.map(Book.look) ?? .iOS26,
      options,
      request
    )
    let documented = Set(contents.documented.map(\.path))
    let content =
      request.checksContent
      ? try ContentOfFiles(chapters.filter { !documented.contains($0.path) }, root: options.root)
      : nil
    let findings =
      contents.findings + samples.findings + (content?.findings ?? []) + snippets.report.diagnostics
    return Inspection(
      book: nil,
      chapters: chapters,
      snippets: snippets,
      documented: contents.documented,
      remainder: content?.remainder,
      diagnostics: findings.map { finding in
        contents.documented.reduce(finding) { $1.placed($0) }
      }
    )
  }

  /// Checks the snippets of some chapters, beside what was heard of them.
  static func check(
    _ chapters: [ChapterSource],
    samples: [SampleSource],
    look: SystemLook,
    _ options: SharedOptions,
    _ request: Request = Request()
  ) async -> SnippetCheck {
    guard request.checksSnippets, !options.runsNothing else { return SnippetCheck() }
    if options.cache == nil, !options.ignoresCache { BuildFolder(root: options.root).prepare() }
    var runner = options.runner
    runner.look = look
    var check = await runner.check(
      chapters,
      samples: samples,
      package: request.package,
      selection: request.selection,
      stopsAtFirstFailure: request.stopsAtFirstFailure,
      progress: Console.standard.progress
    )
    check.report = HeardFolder(root: options.root).read().evidence
      .marking(check.report, of: chapters)
    return check
  }
}
