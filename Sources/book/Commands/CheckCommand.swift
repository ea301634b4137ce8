import ArgumentParser
import BookModel
import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning

struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check the book or any Markdown files.",
    discussion: """
      Compiles and runs every snippet, computes every transcript and compares it with the page; \
      checks links, anchors, pictures, headings, tables, notes and languages. Without a path, \
      checks the whole book and writes a summary to build/check.json. Files of the book are \
      checked as its chapters; for other files, a line says what cannot be checked without a \
      book.

      EXAMPLES
        book check
        book check Content/en/swipes/adjustable.md
        book check Handbook/Content/en/basics/labels.md     of the book in Handbook
        book check --update
        book check --filter adjustable
        book check README.md docs --only content
        book check README.md --package .
        book check Sources/Cart/Cart.swift      check the examples in its comments
        book check --shard 1/4 --only snippets
        book check --shard 1/4 --timings timings.json
        book check --no-cache --save-timings timings.json
        book check --format sarif > findings.sarif
        pbpaste | book check - --name notes.md --format json

      Standard input is Markdown unless '--name' ends in '.swift'. The JSON is described in \
      docs/schemas/check.schema.json.

      EXIT STATUS
        0  there are no errors; with '--strict', no warnings either
        1  there are errors; each finding has a file, line and column
        2  the command line is wrong
      """
  )

  @OptionGroup var shared: SharedOptions
  @OptionGroup var findings: FindingOptions
  @OptionGroup var strict: StrictOption

  @Flag(help: "Write the computed lines into the files, and change nothing else.")
  var update = false

  @OptionGroup var choice: SnippetOptions

  @Option(
    help: "Write the duration of each snippet to a file; cached results keep theirs.",
    completion: .file(extensions: ["json"])
  )
  var saveTimings: String?

  @Option(help: "Check only snippets, or only content: links, headings, front matter.")
  var only: CheckKind?

  @Option(
    help: "A Swift package whose library modules the snippets may import.",
    completion: .directory
  )
  var package: String?

  @OptionGroup var standardInput: StandardInputOption

  @Flag(help: "List what would be checked, without checking it.")
  var list = false

  @Flag var afterFailure = FailureHandling.keepGoing

  @Argument(
    help: """
      Markdown files or folders, or Swift files with examples in their documentation comments; \
      '-' is standard input (default: the whole book).
      """,
    completion: .file(extensions: ["md", "swift"])
  )
  var paths: [String] = []

  func validate() throws {
    try standardInput.validate(with: paths)
    if update, paths.contains("-") {
      throw ValidationError("'--update' writes files; it can't be used with standard input, '-'.")
    }
    guard shared.runsNothing else { return }
    if update || only == .snippets || saveTimings != nil || package != nil {
      throw ValidationError(
        "'--no-run' skips snippets; it can't be combined with '--update', '--only snippets', "
          + "'--save-timings' or '--package'."
      )
    }
  }

  mutating func run() async throws {
    let named = BookPaths(paths, root: shared.root)
    (shared.places.root, paths) = (named.root, named.paths)
    let selection = try choice.selection(in: shared.root)
    if list { return try listSnippets(selection) }
    // Read before the check, so that a wrong file is reported at once.
    let saved = try saveTimings.map { try TimingsFile(path: $0).readIfPresent() }
    let record = isRepeatable ? try await LastCheck.Record(shared) : nil
    if !shared.ignoresCache, let check = record?.read() { return try repeatReport(of: check) }
    let inspection = try await inspect(selection)
    if var times = saved, let saveTimings {
      times.merge(inspection.snippets.times)
      try TimingsFile(path: saveTimings).write(times)
    }
    if update, !inspection.snippets.updates.isEmpty {
      try FileUpdater(root: shared.root).write(inspection)
      // The updated files are checked again.
      try report(try await inspect(selection))
    } else {
      try report(inspection, record)
    }
  }

  private func inspect(_ selection: SnippetSelection) async throws -> Inspection {
    let request = Inspection.Request(
      checksSnippets: only != .content,
      checksContent: only != .snippets,
      selection: selection,
      stopsAtFirstFailure: afterFailure == .failFast,
      package: package,
      standardInput: standardInput.name
    )
    return paths.isEmpty
      ? try await Inspection.book(shared, request)
      : try await Inspection.files(paths, shared, request)
  }

  /// Whether this check covers every snippet, so that its report may replace `build/check.json`.
  private var checksEverySnippet: Bool {
    only != .content && choice.selectsAll && afterFailure == .keepGoing && !shared.runsNothing
  }

  /// Whether the same check of the same book reports the same.
  private var isRepeatable: Bool {
    checksEverySnippet && only == nil && paths.isEmpty && package == nil && !update
      && saveTimings == nil && findings.format != .junit
  }

  private func repeatReport(of check: LastCheck) throws {
    let root = shared.root
    let diagnostics = strict.applied(to: check.diagnostics)
    try Console.standard.report(
      diagnostics,
      about: [],
      as: findings.format,
      in: root,
      source: { try? String(contentsOf: URL(filePath: "\(root)/\($0)"), encoding: .utf8) }
    )
    if findings.format == .human { Console.standard.writeLine(check.summary) }
    if diagnostics.containsErrors { throw ExitCode(1) }
  }

  private func report(_ inspection: Inspection, _ record: LastCheck.Record? = nil) throws {
    var diagnostics = inspection.diagnostics
    if checksEverySnippet { diagnostics += inspection.writeReport(for: shared) }
    if checksEverySnippet, paths.isEmpty {
      diagnostics += inspection.hearingFindings(in: shared.root)
    }
    record?.save(diagnostics, inspection.summary)
    diagnostics = strict.applied(to: diagnostics)
    try Console.standard.report(
      diagnostics,
      about: inspection.cases,
      as: findings.format,
      in: shared.root,
      source: inspection.source
    )
    if findings.format == .human {
      Console.standard.writeLine(
        shared.runsNothing ? Inspection.noRunNotice : "\(inspection.summary)"
      )
      if let uncheckedNote = inspection.uncheckedNote { Console.standard.writeLine(uncheckedNote) }
    }
    if diagnostics.containsErrors {
      throw ExitCode(1)
    }
  }

  private func listSnippets(_ selection: SnippetSelection) throws {
    let book = paths.isEmpty ? Book.read(try BookFiles.read(root: shared.root)).book : nil
    let chapters =
      paths.isEmpty
      ? book.map { $0.chapterSources + $0.componentSources } ?? []
      : try MarkdownFiles(root: shared.root, standardInput: standardInput.name)
        .read(paths).chapters
    for listing in shared.runner.list(chapters, selection: selection) {
      let name = listing.name.map { " \($0)" } ?? ""
      let count = listing.transcripts.count
      let transcripts = count == 0 ? "" : ", transcripts: \(count)"
      Console.standard.writeLine(
        "\(listing.place.path):\(listing.place.line): \(listing.purpose)\(name)\(transcripts)"
      )
    }
  }
}
