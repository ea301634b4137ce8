package struct RecordingComparison: Hashable, Sendable {
  package var rows: [Row]

  package struct Row: Hashable, Sendable {
    package var verdict: RecordingVerdict
    package var index: Int?
    package var expected: String?
    package var heard: String?
  }

  /// Aligns two lists of lines with the smallest possible difference.
  ///
  /// - Parameters:
  ///   - expected: The computed lines, in any notation.
  ///   - screen: The recorded lines.
  ///   - channel: How the lines were recorded; some channels truncate them.
  package init(_ expected: [String], _ screen: RecordedScreen, channel: String) {
    let heard = screen.walk.map { (words: $0.utterance, isTruncated: $0.isTruncated(on: channel)) }
    let left = expected.map { SpokenForm($0) }
    let right = heard.map { SpokenForm($0.words) }
    // The cost of aligning the remaining lines of both lists, from the end to the beginning.
    var costs = Array(
      repeating: Array(repeating: 0.0, count: right.count + 1),
      count: left.count + 1
    )
    func verdict(_ i: Int, _ j: Int) -> RecordingVerdict {
      RecordingVerdict(left[i], right[j], isTruncated: heard[j].isTruncated)
    }
    func cost(_ i: Int, _ j: Int) -> Double {
      switch verdict(i, j) {
      case .same, .sameUntilCut: 0
      case .letterCase: 0.1
      default: 0.2 + 2 * (1 - left[i].similarity(to: right[j]))
      }
    }
    for i in (0...left.count).reversed() {
      for j in (0...right.count).reversed() where i < left.count || j < right.count {
        var best = Double.infinity
        if i < left.count { best = min(best, 1 + costs[i + 1][j]) }
        if j < right.count { best = min(best, 1 + costs[i][j + 1]) }
        if i < left.count, j < right.count { best = min(best, cost(i, j) + costs[i + 1][j + 1]) }
        costs[i][j] = best
      }
    }
    rows = []
    var (i, j) = (0, 0)
    while i < left.count || j < right.count {
      if i < left.count, j < right.count, costs[i][j] == cost(i, j) + costs[i + 1][j + 1] {
        rows.append(
          Row(verdict: verdict(i, j), index: i, expected: expected[i], heard: heard[j].words)
        )
        i += 1
        j += 1
      } else if i < left.count, costs[i][j] == 1 + costs[i + 1][j] {
        rows.append(Row(verdict: .missing, index: i, expected: expected[i]))
        i += 1
      } else {
        rows.append(Row(verdict: .extra, heard: heard[j].words))
        j += 1
      }
    }
  }

  package var differences: [Row] { rows.filter { !$0.verdict.isAgreement } }

  /// The number of rows per verdict in words; “nothing” if there are no rows.
  package static func summary(of rows: [Row]) -> String {
    let counts = RecordingVerdict.allCases.compactMap { verdict -> String? in
      let count = rows.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return counts.isEmpty ? "nothing" : counts.joined(separator: ", ")
  }
}

/// Words without punctuation, which captions and `XCUIVoiceOverService` use differently.
struct SpokenForm: Hashable, Sendable {
  let text: String

  init(_ words: some StringProtocol) {
    text = words.split(whereSeparator: \.isWhitespace)
      .map { word in word.trimmingEnd(of: Self.punctuation) }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static let punctuation: Set<Character> = [
    ",", ".", ":", ";", "，", "。", "、", "：", "\u{FFFD}",
  ]

  var small: String { text.lowercased() }

  func similarity(to other: SpokenForm) -> Double {
    let (mine, others) = (small.split(separator: " "), other.small.split(separator: " "))
    guard !mine.isEmpty, !others.isEmpty else { return mine.count == others.count ? 1 : 0 }
    var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
    var common = 0
    for word in mine where left[word, default: 0] > 0 {
      left[word, default: 0] -= 1
      common += 1
    }
    return 2 * Double(common) / Double(mine.count + others.count)
  }
}

extension StringProtocol {
  fileprivate func trimmingEnd(of punctuation: Set<Character>) -> SubSequence {
    guard let end = lastIndex(where: { !punctuation.contains($0) }) else {
      return self[endIndex...]
    }
    return self[...end]
  }
}
