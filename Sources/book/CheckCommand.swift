import ArgumentParser
import BookBuilder
import Diagnostics
import Foundation
import SnippetRunner

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
        book check --shard 1/4 --only snippets
        book check --format sarif > findings.sarif
      """
  )

  @OptionGroup var shared: SharedOptions

  @Flag(help: "Write the computed lines into the files and change nothing else in them.")
  var update = false

  @Option(help: "Check only snippets whose name, or file and line, contain a text.")
  var filter: String?

  @Option(help: "Check one part of the snippets, such as 2/8; all parts cost about the same.")
  var shard: ShardArgument?

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
    help: "Markdown files, or folders of them; the whole book unless given.",
    completion: .file(extensions: ["md"])
  )
  var paths: [String] = []

  func run() async throws {
    if list { return try listSnippets() }
    let inspection = try await inspect()
    if update, !inspection.snippets.updates.isEmpty {
      try write(inspection.snippets.updates)
      // What was written is checked like everything else.
      try report(try await inspect())
    } else {
      try report(inspection)
    }
  }

  private func inspect() async throws -> Inspection {
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

  private var selection: SnippetSelection {
    SnippetSelection(filter: filter, shard: shard?.shard)
  }

  /// Whether the numbers of this check are those of the whole book.
  private var checksEverySnippet: Bool {
    only != .content && selection == SnippetSelection() && afterFailure == .keepGoing
  }

  private func listSnippets() throws {
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
      as: shared.format,
      source: inspection.source
    )
    if shared.format == .human {
      Console.standard.say(inspection.summary)
    }
    if diagnostics.containsErrors {
      throw ExitCode(1)
    }
  }

  private func write(_ updates: [SnippetCheck.Update]) throws {
    for update in updates {
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
