import ArgumentParser
import SnippetRunning

/// A part of the snippets as it is written on the command line: `2/8`.
struct ShardArgument: ExpressibleByArgument {
  /// The part.
  let shard: SnippetShard

  init?(argument: String) {
    let numbers = argument.split(separator: "/").map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let shard = SnippetShard(number: number, count: count)
    else { return nil }
    self.shard = shard
  }
}
