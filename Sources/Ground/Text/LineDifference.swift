/// The difference between two texts by lines.
///
/// As in `diff`, a line begins with `- ` if it was only expected and with `+ ` if it was only
/// computed.
package struct LineDifference: Hashable, Sendable {
  package var lines: [String]
  /// The index of the first expected line that differs, or their count if only lines are missing.
  package var firstDifference: Int?

  package init(expected: [String], actual: [String]) {
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (left, right) = (0, 0)
    var first: Int?
    while left < expected.count || right < actual.count {
      if left < expected.count, removed.contains(left) {
        first = first ?? left
        lines.append("- \(expected[left])")
        left += 1
      } else if right < actual.count, inserted.contains(right) {
        first = first ?? left
        lines.append("+ \(actual[right])")
        right += 1
      } else {
        lines.append("  \(expected[left])")
        left += 1
        right += 1
      }
    }
    self.lines = lines
    firstDifference = first
  }
}
