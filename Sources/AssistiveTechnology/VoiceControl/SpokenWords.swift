/// A text as speech recognition hears it: words without capitals and punctuation.
struct SpokenWords: Hashable, Sendable {
  /// The words as they were written.
  let words: [String]

  /// Splits a text at blanks.
  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The words in lower case and without punctuation; «ё» and «е» sound as one letter.
  ///
  /// A word of nothing but signs stays as it is.
  var folded: [String] {
    words.flatMap { word in
      let word = word.lowercased().replacing("ё", with: "е")
      let pieces = word.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      return pieces.isEmpty ? [word] : pieces
    }
  }

  /// Returns what follows other words at the start; nothing if they are not there or nothing follows.
  func text(after start: SpokenWords) -> String? {
    let count = start.words.count
    guard words.count > count else { return nil }
    let head = SpokenWords(words: Array(words.prefix(count)))
    guard head.folded == start.folded else { return nil }
    return words.dropFirst(count).joined(separator: " ")
  }

  /// Tells whether all words of another text occur here in their order.
  func contains(_ other: SpokenWords) -> Bool {
    var rest = other.folded[...]
    guard !rest.isEmpty else { return false }
    for word in folded where word == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  private init(words: [String]) {
    self.words = words
  }
}
