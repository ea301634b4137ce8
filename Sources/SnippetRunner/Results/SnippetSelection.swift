/// Which programs of a book are checked.
package struct SnippetSelection: Hashable, Sendable {
  /// A text that the name or the `path:line` of one of a program's blocks contains; `nil` for all.
  package var filter: String?
  /// The part of the programs that is checked; `nil` for all.
  package var shard: Shard?

  /// Creates a selection; everything unless given.
  package init(filter: String? = nil, shard: Shard? = nil) {
    self.filter = filter
    self.shard = shard
  }

  /// One of several parts of about the same cost.
  package struct Shard: Hashable, Sendable {
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
  }

  /// The programs that are selected, in their order.
  func select(_ programs: [Program]) -> [Program] {
    let matching = programs.filter(matches)
    guard let shard else { return matching }
    let numbers = Set(Self.members(of: shard, among: matching).map(\.number))
    return matching.filter { numbers.contains($0.number) }
  }

  /// Whether a fence at a place is looked at.
  func matches(_ place: FencePlace) -> Bool {
    guard let filter else { return true }
    return "\(place.path):\(place.line)".contains(filter)
  }

  private func matches(_ program: Program) -> Bool {
    guard let filter else { return true }
    return program.blocks.contains { block in
      block.name?.contains(filter) == true || matches(block.fence.place)
    }
  }

  /// Deals the programs out, the dearest first, always to the part that has the least so far.
  ///
  /// The cost is told from the text, by constants that were measured: machines that share the work
  /// must agree on the parts, and times of earlier checks would differ between them.
  private static func members(of shard: Shard, among programs: [Program]) -> [Program] {
    var costs = Array(repeating: 0, count: shard.count)
    var members: [Program] = []
    let order = programs.sorted { ($1.cost, $0.number) < ($0.cost, $1.number) }
    for program in order {
      let cheapest = costs.indices.min { (costs[$0], $0) < (costs[$1], $1) } ?? 0
      costs[cheapest] += program.cost
      if cheapest == shard.number - 1 { members.append(program) }
    }
    return members
  }
}

extension Program {
  /// About how dear a program is, in lines of code, a third of a millisecond each.
  ///
  /// Compiled with others and run, a program costs as much as 30 lines, compiled alone as 230.
  fileprivate var cost: Int {
    let isAlone = if case .fail = purpose { true } else { false }
    let lines = blocks.reduce(0) { sum, block in
      sum + block.pieces.reduce(0) { $0 + $1.text.utf8.count { $0 == UInt8(ascii: "\n") } }
    }
    return lines + (isAlone ? 230 : 30)
  }
}
