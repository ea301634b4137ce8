import SpeechRules

/// A text as speech recognition hears it: words without capitals and punctuation.
///
/// Chinese has no blanks between its words, so each of its characters is a word here.
struct SpokenWords: Hashable, Sendable {
  /// The text as it was written.
  let text: String
  /// The words in their order.
  let words: [Heard]
  /// The words in lower case and without punctuation.
  let folded: [String]

  /// A word and the place where it was written.
  struct Heard: Hashable, Sendable {
    /// The word in lower case; «ё» and «е» sound as one letter.
    let folded: String
    /// Where it stands in the text.
    let range: Range<String.Index>
  }

  /// Splits a text into words; a piece of nothing but signs is a word, too.
  init(_ text: String) {
    self.text = text
    words = text.split(whereSeparator: \.isWhitespace).flatMap { piece in
      let words = piece.split { !$0.isLetter && !$0.isNumber }.flatMap(\.splitAtIdeographs)
      return (words.isEmpty ? [piece] : words).map(Heard.init)
    }
    folded = words.map(\.folded)
  }

  /// Tells whether all words of another text occur here in their order.
  func contains(_ other: SpokenWords) -> Bool {
    var rest = other.folded[...]
    guard !rest.isEmpty else { return false }
    for word in folded where word == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// Returns what was written in the place of some words, without the signs around it.
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

extension SpokenWords.Heard {
  fileprivate init(_ word: Substring) {
    folded = word.lowercased().replacing("ё", with: "е")
    range = word.startIndex..<word.endIndex
  }
}

extension Substring {
  /// The text cut around each character of a script that writes without blanks.
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

  /// The text without blanks and commas at its ends.
  fileprivate var trimmingSeparators: Substring {
    let isSeparator: (Character) -> Bool = { $0.isWhitespace || $0 == "," || $0 == "，" }
    let head = drop(while: isSeparator)
    return head.prefix(head.count - head.reversed().prefix(while: isSeparator).count)
  }

  /// The text without a pair of quotation marks around it.
  fileprivate var trimmingQuotes: String {
    guard count > 2, let first, let last else { return String(self) }
    let isQuoted = ["\"\"", "“”", "„“", "«»"].contains("\(first)\(last)")
    return String(isQuoted ? dropFirst().dropLast() : self)
  }
}
