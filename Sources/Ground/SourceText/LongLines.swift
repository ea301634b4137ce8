/// Finds characters in long lines by their column.
///
/// A line may have a megabyte and a finding in every word, so counting from its start for each
/// finding would take minutes.
package struct LongLines: Sendable {
  /// The bytes of a line that is counted from its start.
  private static let shortLength = 1_024
  /// The characters between two known indices.
  private static let stride = 256

  /// The index of each 256th character of a long line, by the number of the line from 1.
  private var indices: [Int: [String.Index]] = [:]

  package init(_ lines: SourceLines) {
    // Hardly any text has a long line.
    for (number, line) in lines.enumerated() where line.utf8.count > Self.shortLength {
      indices[number + 1] = Self.indices(of: line)
    }
  }

  private static func indices(of line: Substring) -> [String.Index] {
    var found: [String.Index] = []
    var rest = line
    while !rest.isEmpty {
      found.append(rest.startIndex)
      rest = rest.dropFirst(stride)
    }
    return found
  }

  /// The part of a line from a column, counted in characters from 1.
  package func rest(of line: Substring, number: Int, from column: Int) -> Substring {
    let offset = max(0, column - 1)
    guard let known = indices[number], !known.isEmpty else { return line.dropFirst(offset) }
    let mark = min(offset / Self.stride, known.count - 1)
    return line[known[mark]...].dropFirst(offset - mark * Self.stride)
  }
}
