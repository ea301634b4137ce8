import ArgumentParser
import BookModel
import BookReading
import Diagnostics
import Foundation
import SnippetNotation
import SnippetRunning

/// `book check`: every check on the book, or on the snippets of some Markdown files.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks the book, or the snippets of some Markdown files.",
    discussion: """
      Compiles and runs every snippet, computes every transcript, and compares. Without a path it \
      also checks links, anchors, pictures, headings and front matter of the whole book, and leaves \
      what it came to in build/check.json.

      EXAMPLES
        book check
        book check Content/en/swipes/adjustable.md
        book check --update
        book check --filter adjustable
        book check README.md --package .
        book check Sources/Cart/Cart.swift      the examples in its comments
        book check --shard 1/4 --only snippets
        book check --shard 1/4 --timings timings.json
        book check --no-cache --save-timings timings.json
        book check --format sarif > findings.sarif
      """
  )

  @OptionGroup var shared: SharedOptions
  @OptionGroup var findings: FindingOptions

  @Flag(help: "Write the computed lines into the files and change nothing else in them.")
  var update = false

  @Option(help: "Check only snippets whose name, or file and line, contain a text.")
  var filter: String?

  @Option(help: "Check one part of the snippets, such as 2/8; all parts cost about the same.")
  var shard: ShardArgument?

  @Option(
    help: """
      A file of times by which '--shard' balances the parts; machines that share the work need the \
      same one. A snippet without a time is estimated from its length.
      """,
    completion: .file(extensions: ["json"])
  )
  var timings: String?

  @Option(
    help: "Write how long snippets took into a file; those not run anew keep their times.",
    completion: .file(extensions: ["json"])
  )
  var saveTimings: String?

  @Option(help: "Check only snippets, or only content: links, anchors, headings, front matter.")
  var only: Kind?

  @Option(
    help: "The folder of a Swift package whose library modules the snippets may import.",
    completion: .directory
  )
  var package: String?

  @Flag(help: "List what would be checked, and check nothing.")
  var list = false

  @Flag var afterFailure = AfterFailure.keepGoing

  /// What happens after a snippet has failed.
  enum AfterFailure: String, EnumerableFlag {
    case keepGoing
    case failFast

    static func help(for value: AfterFailure) -> ArgumentHelp? {
      switch value {
      case .keepGoing: "Check the other snippets when one fails."
      case .failFast: "Stop when a snippet fails."
      }
    }
  }

  /// The kinds of checks.
  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case snippets
    case content
  }

  @Argument(
    help: """
      Markdown files, or folders of them, or Swift files for the examples in their documentation \
      comments; the whole book unless given.
      """,
    completion: .file(extensions: ["md", "swift"])
  )
  var paths: [String] = []

  func validate() throws {
    guard shared.runsNothing else { return }
    if update || only == .snippets || saveTimings != nil || package != nil {
      throw ValidationError(
        "'--no-run' leaves snippets alone, so it does not go with '--update', '--only snippets', "
          + "'--save-timings' and '--package'."
      )
    }
  }

  func run() async throws {
    let selection = try self.selection()
    if list { return try listSnippets(selection) }
    // Read first: a file that is something else is told before the work, not after it.
    let saved = try saveTimings.map { try TimingsFile(path: $0).readIfPresent() }
    let inspection = try await inspect(selection)
    if var times = saved, let saveTimings {
      times.merge(inspection.snippets.times)
      try TimingsFile(path: saveTimings).write(times)
    }
    if update, !inspection.snippets.updates.isEmpty {
      try write(inspection.snippets.updates, except: Set(inspection.documented.map(\.path)))
      // What was written is checked like everything else.
      try report(try await inspect(selection))
    } else {
      try report(inspection)
    }
  }

  private func inspect(_ selection: SnippetSelection) async throws -> Inspection {
    let request = Inspection.Request(
      checksSnippets: only != .content,
      checksContent: only != .snippets,
      selection: selection,
      stopsAtFirstFailure: afterFailure == .failFast,
      package: package
    )
    return paths.isEmpty
      ? try await Inspection.book(shared, request)
      : try await Inspection.files(paths, shared, request)
  }

  /// Which snippets are asked for.
  ///
  /// - Throws: a sentence about the file of times, if it cannot be read.
  private func selection() throws -> SnippetSelection {
    SnippetSelection(
      filter: filter,
      shard: shard?.shard,
      times: try timings.map { try TimingsFile(path: $0).read() } ?? SnippetTimes()
    )
  }

  /// Whether the numbers of this check are those of the whole book.
  private var checksEverySnippet: Bool {
    only != .content && filter == nil && shard == nil && afterFailure == .keepGoing
      && !shared.runsNothing
  }

  private func listSnippets(_ selection: SnippetSelection) throws {
    let chapters =
      paths.isEmpty
      ? Book.read(try BookFiles.read(root: shared.root)).book?.chapterSources ?? []
      : try MarkdownFiles(root: shared.root).read(paths).chapters
    for listing in shared.runner.list(chapters, selection: selection) {
      let name = listing.name.map { " \($0)" } ?? ""
      let transcripts = listing.transcripts.isEmpty ? "" : ", \(listing.transcripts.count) heard"
      Console.standard.say(
        "\(listing.place.path):\(listing.place.line): \(listing.purpose)\(name)\(transcripts)"
      )
    }
  }

  private func report(_ inspection: Inspection) throws {
    var diagnostics = inspection.diagnostics
    if checksEverySnippet { diagnostics += inspection.writeReport(for: shared) }
    try Console.standard.report(
      diagnostics,
      about: inspection.cases,
      as: findings.format,
      source: inspection.source
    )
    if findings.format == .human {
      Console.standard.say(shared.runsNothing ? Inspection.nothingRan : "\(inspection.summary)")
    }
    if diagnostics.containsErrors {
      throw ExitCode(1)
    }
  }

  /// - Parameter documented: the Swift files, whose comments nobody writes.
  private func write(_ updates: [ChapterUpdate], except documented: Set<String>) throws {
    for update in updates {
      guard !documented.contains(update.path) else {
        Console.standard.complain(
          "\(update.path): left as it is; '--update' writes Markdown files, not comments"
        )
        continue
      }
      let url = URL(filePath: update.path, relativeTo: URL(filePath: shared.root + "/"))
      let data = try Data(contentsOf: url)
      guard let text = update.apply(to: String(decoding: data, as: UTF8.self)) else {
        Console.standard.complain("\(update.path): changed while it was checked; left as it is")
        continue
      }
      try Data(text.utf8).write(to: url, options: .atomic)
      for change in update.changes {
        Console.standard.say("\(update.path):\(change.line): updated")
        for line in change.difference {
          Console.standard.say("    \(line)")
        }
      }
    }
  }
}
