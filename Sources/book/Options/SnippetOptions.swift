import ArgumentParser
import SnippetRunning

/// Which of the snippets `book check` checks.
struct SnippetOptions: ParsableArguments {
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

  /// Whether no snippet is left out.
  var isEverything: Bool { filter == nil && shard == nil }

  /// Which snippets are asked for.
  ///
  /// - Throws: a sentence about the file of times, if it cannot be read.
  func selection() throws -> SnippetSelection {
    SnippetSelection(
      filter: filter,
      shard: shard?.shard,
      times: try timings.map { try TimingsFile(path: $0).read() } ?? SnippetTimes()
    )
  }
}
