import AccessibilityTree
import BookChecks
import BookModel
import Diagnostics
import Foundation
import Heard
import SnippetNotation
import SnippetRunning

/// The result of checking a book or some files, shared by several commands.
///
/// A whole book is read, its snippets run and its content checked; of single files, everything is
/// checked that needs no book.
struct Inspection: Sendable {
  /// The book; `nil` if only files were checked or its configuration can't be read.
  var book: Book?
  var chapters: [ChapterSource]
  var snippets: SnippetCheck
  var documented: [DocumentedFile] = []
  /// A sentence about what couldn't be checked without a book; `nil` if everything was.
  var uncheckedNote: String?
  var diagnostics: [Diagnostic]
  var check: CheckReport?

  struct Request: Sendable {
    var checksSnippets = true
    var checksContent = true
    var selection = SnippetSelection()
    var stopsAtFirstFailure = false
    var package: String?
    var standardInput = StandardInputOption.unnamed

    func cacheFindings(_ options: SharedOptions) -> [Diagnostic] {
      checksSnippets ? options.cacheFindings : []
    }
  }

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
      diagnostics: contentFindings + request.cacheFindings(options) + snippets.report.diagnostics
        + BookChecks.check(componentsOf: book, in: snippets.report)
        + BookChecks.check(promisesOf: book, in: snippets.report),
      check: book.report(on: snippets.report)
    )
  }

  /// Checks files and folders: their snippets, and as much of the content as is possible.
  ///
  /// - Throws: an error of the file system, also if a path doesn't exist.
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
    let packages =
      request.checksSnippets && !options.runsNothing && request.package == nil
      ? Dictionary(chapters.map { ($0.path, $0) }) { first, _ in first }.compactMapValues {
        UnnamedPackage(around: $0.path, in: options.root)
      } : [:]
    let unnamed = chapters.compactMap { packages[$0.path]?.finding(for: $0) }
    let uncompiled = Set(unnamed.compactMap(\.location?.path))
    let snippets = await check(
      chapters.filter { !uncompiled.contains($0.path) },
      samples: samples.sources,
      look: settings.map(Book.look) ?? .iOS26,
      options,
      request
    )
    let documented = Set(contents.documented.map(\.path))
    let content =
      request.checksContent
      ? try FileContentCheck(chapters.filter { !documented.contains($0.path) }, root: options.root)
      : nil
    // Otherwise the reading of the snippets reports them.
    let unread =
      request.checksSnippets && !options.runsNothing
      ? [] : chapters.compactMap { OversizedText(of: $0.document, path: $0.path)?.diagnostic }
    let findings =
      contents.findings + unread + samples.findings + unnamed + (content?.findings ?? [])
      + request.cacheFindings(options)
      + snippets.report.diagnostics.map { finding in
        finding.location.flatMap { packages[$0.path] }?.completed(finding) ?? finding
      }
    let lacksExamples =
      request.checksSnippets && !options.runsNothing && snippets.report.verdicts.isEmpty
      && !documented.isEmpty && documented.count == chapters.count
    return Inspection(
      book: nil,
      chapters: chapters,
      snippets: snippets,
      documented: contents.documented,
      uncheckedNote: lacksExamples && findings.isEmpty
        ? contents.noteAboutExamples : content?.uncheckedNote,
      diagnostics: findings.map { finding in
        contents.documented.reduce(finding) { $1.placed($0) }
      }
    )
  }

  /// Checks the snippets of chapters, and marks the lines that were also recorded on a device.
  static func check(
    _ chapters: [ChapterSource],
    samples: [SampleSource],
    look: SystemLook,
    _ options: SharedOptions,
    _ request: Request = Request()
  ) async -> SnippetCheck {
    guard request.checksSnippets, !options.runsNothing else { return SnippetCheck() }
    if options.cache == nil, options.hasBuildFolder {
      BuildFolder(root: options.root).prepare()
    }
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
