import ArgumentParser
import Foundation
import SnippetRunning
import WholeFiles

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

/// A part of the snippets as it is written on the command line: `2/8`.
struct ShardArgument: ExpressibleByArgument {
  let shard: SnippetShard

  init?(argument: String) {
    let numbers = argument.split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let shard = SnippetShard(number: number, count: count)
    else { return nil }
    self.shard = shard
  }
}

/// The file that tells machines which share a check how long snippets take.
struct TimingsFile: Sendable {
  let path: String

  /// Reads the times.
  ///
  /// - Throws: a sentence about what is wrong with the file.
  func read() throws -> SnippetTimes {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw ValidationError(
        "'--timings': cannot read '\(path)'; 'book check --save-timings \(path)' makes it"
      )
    }
    return try times(in: data, option: "--timings")
  }

  /// The times of the file, or none if it is not there.
  ///
  /// - Throws: a sentence about what is wrong with the file.
  func readIfPresent() throws -> SnippetTimes {
    guard FileManager.default.fileExists(atPath: path) else { return SnippetTimes() }
    return try times(in: try Data(contentsOf: URL(filePath: path)), option: "--save-timings")
  }

  /// Writes times in place of those before, whole or not at all.
  ///
  /// - Throws: what stopped the file from being written.
  func write(_ times: SnippetTimes) throws {
    try times.fileContents().write(wholeTo: URL(filePath: path))
  }

  private func times(in data: Data, option: String) throws -> SnippetTimes {
    do {
      return try SnippetTimes(contentsOf: data)
    } catch {
      throw ValidationError(
        "'\(option)': '\(path)' is no file of times; remove it and make a new one"
      )
    }
  }
}
