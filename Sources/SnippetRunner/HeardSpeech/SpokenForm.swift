/// Words without what only a notation puts between them: the same for a caption and for a service.
struct SpokenForm: Hashable, Sendable {
  /// The words, a blank between them.
  let text: String

  /// Takes words in any notation.
  init(_ words: some StringProtocol) {
    text = words.split(whereSeparator: \.isWhitespace)
      .map { word in word.trimmingEnd(of: Self.signs) }
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private static let signs: Set<Character> = [",", ".", ":", ";", "，", "。", "、", "：", "\u{FFFD}"]

  /// The words without the difference of capital and small letters.
  var small: String { text.lowercased() }

  /// How much of two texts is the same, from 0 to 1, counted in words.
  func likeness(to other: SpokenForm) -> Double {
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
  fileprivate func trimmingEnd(of signs: Set<Character>) -> SubSequence {
    guard let end = lastIndex(where: { !signs.contains($0) }) else { return self[endIndex...] }
    return self[...end]
  }
}
