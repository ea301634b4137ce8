/// A text as speech recognition hears it: words without capitals and punctuation.
///
/// Chinese has no spaces between words, so each character counts as a word.
struct SpokenWords: Hashable, Sendable {
  let text: String
  let words: [HeardWord]
  /// The words in lowercase and without punctuation.
  let folded: [String]

  struct HeardWord: Hashable, Sendable {
    /// The word in lowercase, with «ё» replaced by «е».
    let folded: String
    let range: Range<String.Index>
  }

  /// Splits a text into words; a piece without letters or digits is a word as well.
  init(_ text: String) {
    self.text = text
    words = text.split(whereSeparator: \.isWhitespace).flatMap { piece in
      let words = piece.split { !$0.isLetter && !$0.isNumber }.flatMap(\.splitAtIdeographs)
      return (words.isEmpty ? [piece] : words).map(HeardWord.init)
    }
    folded = words.map(\.folded)
  }

  /// Returns whether all words of another text occur here in the same order.
  func contains(_ other: SpokenWords) -> Bool {
    var rest = other.folded[...]
    guard !rest.isEmpty else { return false }
    for word in folded where word == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Returns the original text of some words, without the punctuation around them.
  func written(in words: Range<Int>) -> String {
    let start =
      words.lowerBound == 0
      ? text.startIndex : self.words[words.lowerBound - 1].range.upperBound
    let end =
      words.upperBound == self.words.count
      ? text.endIndex : self.words[words.upperBound].range.lowerBound
    return text[start..<end].trimmingSeparators.trimmingQuotes
  }
}

extension SpokenWords.HeardWord {
  fileprivate init(_ word: Substring) {
    folded = word.lowercased().replacing("ё", with: "е")
    range = word.startIndex..<word.endIndex
  }
}

extension Substring {
  fileprivate var splitAtIdeographs: [Substring] {
    var pieces: [Substring] = []
    var start = startIndex
    for index in indices where self[index].isIdeographic {
      if start < index { pieces.append(self[start..<index]) }
      start = self.index(after: index)
      pieces.append(self[index..<start])
    }
    if start < endIndex { pieces.append(self[start...]) }
    return pieces
  }

  fileprivate var trimmingSeparators: Substring {
    let isSeparator: (Character) -> Bool = { $0.isWhitespace || $0 == "," || $0 == "，" }
    let head = drop(while: isSeparator)
    return head.prefix(head.count - head.reversed().prefix(while: isSeparator).count)
  }

  fileprivate var trimmingQuotes: String {
    guard count > 2, let first, let last else { return String(self) }
    let isQuoted = ["\"\"", "“”", "„“", "«»"].contains("\(first)\(last)")
    return String(isQuoted ? dropFirst().dropLast() : self)
  }
}
