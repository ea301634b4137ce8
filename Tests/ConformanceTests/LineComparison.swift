import Foundation

/// Whether lines are those that a case expects.
///
/// Commas, full stops and capitals don't count, and “…” stands for any words. The expected lines
/// have to follow each other, with others between them unless the case is complete.
struct LineComparison {
  var expected: [String]
  var absent: [String] = []
  var isComplete = false

  func holds(of lines: [String]) -> Bool {
    let heard = lines.filter { !$0.hasPrefix("> ") }.map(Self.words)
    let unwanted = absent.map(Self.words)
    guard !heard.contains(where: { line in unwanted.contains { line.contains($0) } }) else {
      return false
    }
    if isComplete {
      return heard.count == expected.count && zip(expected, heard).allSatisfy(Self.matches)
    }
    var rest = heard[...]
    for pattern in expected {
      guard let place = rest.firstIndex(where: { Self.matches(pattern, $0) }) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }

  private static func matches(_ pattern: String, _ line: String) -> Bool {
    let pieces = pattern.split(separator: "…", omittingEmptySubsequences: false).map { piece in
      words(String(piece))
    }
    var rest = line[...]
    for (index, piece) in pieces.enumerated() {
      if index == 0 {
        guard rest.hasPrefix(piece) else { return false }
        rest = rest.dropFirst(piece.count)
      } else if index == pieces.count - 1 {
        return rest.hasSuffix(piece)
      } else {
        guard let found = rest.firstRange(of: piece) else { return false }
        rest = rest[found.upperBound...]
      }
    }
    return rest.isEmpty
  }

  static func words(_ line: String) -> String {
    let spaced = line.lowercased().map { ",.，。|:;!?“”\"()[]-–".contains($0) ? " " : $0 }
    return String(spaced).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
