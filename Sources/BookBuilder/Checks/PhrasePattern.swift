import Markdown

/// Rows of words to look for in running text.
struct PhrasePattern: Sendable {
  private let rows: [[Place]]
  /// The rows that may begin with a word, ascending; most words begin none.
  private let openings: [Opening: [Int]]

  /// Creates a pattern out of rows; the words for a place are separated by spaces.
  ///
  /// Of a word that ends in `*` the rest is free.
  init(_ rows: [[String]]) {
    self.rows = rows.map { $0.map(Place.init) }
    var openings: [Opening: [Int]] = [:]
    for (index, row) in self.rows.enumerated() {
      for opening in row.first?.openings ?? [] { openings[opening, default: []].append(index) }
    }
    self.openings = openings
  }

  /// The first two letters of a Russian word, or the first four of an English one, as a number.
  struct Opening: Hashable, Sendable {
    private let number: UInt32

    /// Takes the first letters of a word, whatever their size.
    init(_ word: Substring) {
      number = Self.small(word.utf8) ?? Self.number(of: word.inSmallLetters.utf8)
    }
  }

  /// What may stand at a place of a row.
  private struct Place: Sendable {
    /// Whole words.
    var words: Set<String> = []
    /// The beginnings of words; one that is shorter than an opening would not be told from a word.
    var stems: [String] = []
    /// The openings of all of them.
    var openings: Set<Opening> = []

    init(_ choices: String) {
      for choice in choices.split(separator: " ") {
        let isStem = choice.hasSuffix("*")
        let letters = isStem ? choice.dropLast() : choice
        if isStem { stems.append(String(letters)) } else { words.insert(String(letters)) }
        openings.insert(Opening(letters))
      }
    }

    /// Whether a word may stand here.
    func holds(_ word: RunningText.Word) -> Bool {
      let small = word.lowercased
      return words.contains(small) || stems.contains { small.utf8.starts(with: $0.utf8) }
    }
  }

  /// The words of each place in a text where a row fits, and where they begin.
  ///
  /// No sign may stand between the words.
  func matches(in text: RunningText) -> [(words: Substring, position: SourcePosition)] {
    var matches: [(Substring, SourcePosition)] = []
    var index = 0
    while index < text.words.count {
      guard let length = length(at: index, in: text.words) else {
        index += 1
        continue
      }
      let start = text.words[index].text.startIndex
      let end = text.words[index + length - 1].text.endIndex
      matches.append((text.text[start..<end], text.position(of: start)))
      index += length
    }
    return matches
  }

  private func length(at index: Int, in words: [RunningText.Word]) -> Int? {
    guard let candidates = openings[words[index].opening] else { return nil }
    return candidates.first { row in
      let places = rows[row]
      guard index + places.count <= words.count else { return false }
      // The openings of all places are compared before the letters of any, which takes longer.
      return places.indices.allSatisfy { place in
        (place == 0 || !words[index + place].followsSign)
          && places[place].openings.contains(words[index + place].opening)
      } && places.indices.allSatisfy { places[$0].holds(words[index + $0]) }
    }
    .map { rows[$0].count }
  }
}

extension PhrasePattern.Opening {
  /// The number of a word's first letters; `nil` if they are not all small ones of English or
  /// Russian.
  private static func small(_ word: Substring.UTF8View) -> UInt32? {
    var lead: UInt8 = 0
    for byte in word.prefix(4) {
      switch (lead, byte) {
      case (0, UInt8(ascii: "A")...UInt8(ascii: "Z")): return nil
      case (0, 0..<0x80), (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x9F): lead = 0
      case (0, 0xD0), (0, 0xD1): lead = byte
      default: return nil
      }
    }
    return number(of: word)
  }

  private static func number(of word: some Sequence<UInt8>) -> UInt32 {
    word.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
