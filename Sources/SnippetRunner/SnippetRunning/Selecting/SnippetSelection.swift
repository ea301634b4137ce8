import Diagnostics
import SnippetNotation

/// Which programs of a book are checked.
package struct SnippetSelection: Hashable, Sendable {
  /// A text that the name or the `path:line` of any block of the program must contain; `nil` for
  /// all.
  package var filter: String?
  package var shard: SnippetShard?
  package var times: SnippetTimes

  package init(
    filter: String? = nil,
    shard: SnippetShard? = nil,
    times: SnippetTimes = SnippetTimes()
  ) {
    self.filter = filter
    self.shard = shard
    self.times = times
  }

  func select(_ programs: [Program]) -> [Program] {
    let matching = programs.filter(matches)
    return shard?.members(among: matching, times: times) ?? matching
  }

  /// The finding that the filter chose nothing; `nil` if it chose a program or a block that is only
  /// shown, or if there is no filter.
  func missedFilter(_ programs: [Program], shown: some Sequence<FenceLocation>) -> Diagnostic? {
    guard let filter, !programs.contains(where: matches), !shown.contains(where: matches) else {
      return nil
    }
    return Diagnostic(
      .noMatchingSnippet,
      at: nil,
      "no snippet has '\(filter)' in its name or FILE:LINE",
      help: "'book check --list' lists all snippets"
    )
  }

  func matches(_ place: FenceLocation) -> Bool { matches(path: place.path, line: place.line) }

  func matches(_ location: SourceLocation) -> Bool {
    matches(path: location.path, line: location.line ?? 0)
  }

  private func matches(path: String, line: Int) -> Bool {
    guard let filter else { return true }
    return "\(path):\(line)".contains(filter)
  }

  private func matches(_ program: Program) -> Bool {
    guard let filter else { return true }
    return program.blocks.contains { block in
      block.name?.contains(filter) == true || matches(block.fence.place)
    }
  }
}
