import SnippetCompiling
package import SnippetNotation

/// One of several parts of the snippets, all of about the same cost.
package struct SnippetShard: Hashable, Sendable {
  /// The number of the part, from 1.
  package var number: Int
  /// How many parts there are.
  package var count: Int

  /// Creates a part; `nil` unless 1 ≤ number ≤ count.
  package init?(number: Int, count: Int) {
    guard number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// The programs of this part, in their order.
  ///
  /// They are dealt out, the dearest first, always to the part that has the least so far. The same
  /// programs and times give the same parts on every machine.
  ///
  /// - Parameter times: how long programs took before. One that was never measured is estimated
  ///   from its text, on the scale of those that were.
  package func members(among programs: [Program], times: SnippetTimes) -> [Program] {
    let costs = Self.costs(of: programs, times: times)
    var sums = Array(repeating: 0, count: count)
    var members: Set<Int> = []
    for index in programs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
      let cheapest = sums.indices.min { (sums[$0], $0) < (sums[$1], $1) } ?? 0
      sums[cheapest] += costs[index]
      if cheapest == number - 1 { members.insert(index) }
    }
    return programs.indices.filter(members.contains).map { programs[$0] }
  }

  /// The cost of each program, in microseconds: whole numbers, whose sums are the same everywhere.
  private static func costs(of programs: [Program], times: SnippetTimes) -> [Int] {
    let measured = programs.map(times.milliseconds)
    var known = 0.0
    var estimated = 0.0
    for (program, time) in zip(programs, measured) {
      guard let time else { continue }
      known += time
      estimated += program.estimatedMilliseconds
    }
    let scale = known > 0 && estimated > 0 ? known / estimated : 1
    return zip(programs, measured).map { program, time in
      Int(((time ?? program.estimatedMilliseconds * scale) * 1000).rounded())
    }
  }
}
