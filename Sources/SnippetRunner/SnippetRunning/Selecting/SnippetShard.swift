import SnippetCompiling
package import SnippetNotation

package struct SnippetShard: Hashable, Sendable {
  package var number: Int
  package var count: Int

  package init?(number: Int, count: Int) {
    guard number >= 1, number <= count else { return nil }
    self.number = number
    self.count = count
  }

  /// Returns the programs of this shard in their original order.
  ///
  /// Programs are assigned from the slowest to the fastest, each to the shard with the lowest
  /// total. The result is the same on every machine.
  ///
  /// - Parameter times: The times of earlier checks. The time of a new program is estimated from
  ///   its code, scaled to match the measured ones.
  package func members(among programs: [Program], times: SnippetTimes) -> [Program] {
    let costs = Self.costs(of: programs, times: times)
    var totals = Array(repeating: 0, count: count)
    var members: Set<Int> = []
    for index in programs.indices.sorted(by: { (costs[$1], $0) < (costs[$0], $1) }) {
      let smallest = totals.indices.min { (totals[$0], $0) < (totals[$1], $1) } ?? 0
      totals[smallest] += costs[index]
      if smallest == number - 1 { members.insert(index) }
    }
    return programs.indices.filter(members.contains).map { programs[$0] }
  }

  /// The cost of each program in whole microseconds, so that sums are exact on every machine.
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
