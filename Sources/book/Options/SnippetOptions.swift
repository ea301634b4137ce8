import ArgumentParser
import Foundation
import SnippetRunning
import WholeFiles

struct SnippetOptions: ParsableArguments {
  @Option(help: "Check only snippets whose name or FILE:LINE contains this text.")
  var filter: String?

  @Option(
    help: "Check one part of the snippets, such as 2/8; all take about the same time.",
    transform: ShardArgument.init
  )
  var shard: ShardArgument?

  @Option(
    help: """
      A file with the durations of snippets, to balance the parts of '--shard'; all machines need \
      the same one. Missing durations are estimated from the length.
      """,
    completion: .file(extensions: ["json"])
  )
  var timings: String?

  var selectsAll: Bool { filter == nil && shard == nil }

  /// - Parameter root: the folder of the book, with which findings show paths.
  func selection(in root: String = ".") throws -> SnippetSelection {
    let prefix = "\(root)/"
    return SnippetSelection(
      filter: filter.map { $0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0 },
      shard: shard?.shard,
      times: try timings.map { try TimingsFile(path: $0).read() } ?? SnippetTimes()
    )
  }
}

struct ShardArgument {
  let shard: SnippetShard

  init(_ argument: String) throws {
    let numbers = argument.split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let shard = SnippetShard(number: number, count: count)
    else {
      if argument.hasPrefix("0/") {
        throw ValidationError("parts count from 1: the first of four is '1/4'")
      }
      throw ValidationError("write the number of a part and that of all parts, such as '2/8'")
    }
    self.shard = shard
  }
}

/// A file with the measured duration of each snippet.
///
/// Machines that share a check need the same file, so that they agree on the parts.
struct TimingsFile: Sendable {
  let path: String

  func read() throws -> SnippetTimes {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw ValidationError(
        "'--timings': cannot read '\(path)'; create it with 'book check --save-timings \(path)'"
      )
    }
    return try times(in: data, option: "--timings")
  }

  /// Reads the file that `--save-timings` will update; no durations if it doesn't exist.
  func readIfPresent() throws -> SnippetTimes {
    guard FileManager.default.fileExists(atPath: path) else { return SnippetTimes() }
    return try times(in: try Data(contentsOf: URL(filePath: path)), option: "--save-timings")
  }

  func write(_ times: SnippetTimes) throws {
    try times.fileContents().write(atomicallyTo: URL(filePath: path))
  }

  private func times(in data: Data, option: String) throws -> SnippetTimes {
    do {
      return try SnippetTimes(contentsOf: data)
    } catch {
      throw ValidationError(
        "'\(option)': '\(path)' is not a timings file; remove it and create a new one"
      )
    }
  }
}
