import Markdown
import SourceText

/// Rows of words to look for in running text.
struct PhrasePattern: Sendable {
  private let rows: [[Place]]
  /// The bits of the openings of all places, row after row, which say most often that a word is none
  /// of these.
  private let bits: [UInt64]
  /// Where the bits of each row begin.
  private let starts: [Int]
  /// Whether rows begin with an opening of each mark; most words begin none.
  private let isBeginning: [Bool]
  /// The rows that begin with an opening of each mark, ascending.
  private let beginnings: [[Int]]

  /// Creates a pattern out of rows; the words for a place are separated by spaces.
  ///
  /// Of a word that ends in `*` the rest is free.
  init(_ rows: [[String]]) {
    self.rows = rows.map { $0.map(Place.init) }
    var beginnings: [[Int]] = Array(repeating: [], count: Opening.marks)
    for (index, row) in self.rows.enumerated() {
      for mark in Set(row.first?.openings.map(\.mark) ?? []) { beginnings[mark].append(index) }
    }
    self.beginnings = beginnings
    isBeginning = beginnings.map { !$0.isEmpty }
    bits = self.rows.flatMap { $0.map { $0.openings.reduce(0) { $0 | $1.bit } } }
    starts = self.rows.reduce(into: [0]) { starts, row in
      starts.append((starts.last ?? 0) + row.count)
    }
  }

  /// What may stand at a place of a row.
  private struct Place: Sendable {
    /// Whole words.
    var words: Set<String> = []
    /// The beginnings of words; one that is shorter than an opening would not be told from a word.
    var stems: [String] = []
    /// The openings of all of them; to compare a few numbers costs less than a hash.
    var openings: [Opening] = []

    init(_ choices: String) {
      for choice in choices.split(separator: " ") {
        let isStem = choice.hasSuffix("*")
        let letters = isStem ? choice.dropLast() : choice
        if isStem { stems.append(String(letters)) } else { words.insert(String(letters)) }
        let opening = Opening(letters)
        if !openings.contains(opening) { openings.append(opening) }
      }
    }

    /// Whether a word in small letters may stand here.
    func holds(_ word: String) -> Bool {
      words.contains(word) || stems.contains { word.utf8.starts(with: $0.utf8) }
    }
  }

  /// The words of each place in a text where a row fits, and where they begin.
  ///
  /// No sign may stand between the words.
  func matches(in text: RunningText) -> [(words: Substring, position: SourcePosition)] {
    var matches: [(Substring, SourcePosition)] = []
    let words = text.words
    var index = 0
    while index < words.count {
      let mark = words[index].opening.mark
      guard isBeginning[mark], let length = length(of: beginnings[mark], at: index, in: text) else {
        index += 1
        continue
      }
      let start = text.letters(of: words[index]).startIndex
      let end = text.letters(of: words[index + length - 1]).endIndex
      matches.append((text.text[start..<end], text.position(of: start)))
      index += length
    }
    return matches
  }

  /// How many words the first of some rows that fits takes; `nil` if none fits.
  private func length(of candidates: [Int], at index: Int, in text: RunningText) -> Int? {
    for row in candidates where mayFit(row, at: index, in: text.words) {
      let fits = rows[row].indices.allSatisfy { place in
        let word = text.words[index + place]
        return rows[row][place].openings.contains(word.opening)
          && rows[row][place].holds(text.letters(of: word).inSmallLetters)
      }
      if fits { return rows[row].count }
    }
    return nil
  }

  /// Whether the words from one on may have openings of a row; they are compared before any letters,
  /// which takes longer.
  private func mayFit(_ row: Int, at index: Int, in words: [RunningText.Word]) -> Bool {
    let start = starts[row]
    let count = starts[row + 1] - start
    guard index + count <= words.count else { return false }
    for place in 0..<count {
      let word = words[index + place]
      guard place == 0 || !word.followsSign, bits[start + place] & word.opening.bit != 0 else {
        return false
      }
    }
    return true
  }
}

extension PhrasePattern {
  /// The first two letters of a Russian word, or the first four of an English one, as a number.
  struct Opening: Hashable, Sendable {
    private let number: UInt32

    /// Takes the first letters of a word, whatever their size.
    init(_ word: Substring) {
      self.init(Array(word.utf8)[...])
    }

    /// Takes the first letters of a word by its bytes.
    init(_ word: ArraySlice<UInt8>) {
      number =
        Self.small(word.prefix(4))
        ?? Self.number(of: String(decoding: word, as: UTF8.self).inSmallLetters.utf8)
    }

    /// How many marks there are.
    static let marks = 1024

    /// A number from 0 that other openings may have, too, to look up in a table.
    var mark: Int { Int((number &* 0x9E37_79B1) >> 22) }

    /// One bit of 64, which other openings may have, too.
    var bit: UInt64 { 1 << UInt64(mark & 63) }
  }
}

extension PhrasePattern.Opening {
  /// The number of a word's first letters in small ones; `nil` if they are not all of English or
  /// Russian.
  private static func small(_ word: ArraySlice<UInt8>) -> UInt32? {
    var number: UInt32 = 0
    var lead: UInt8 = 0
    for byte in word {
      switch (lead, byte) {
      case (0, UInt8(ascii: "A")...UInt8(ascii: "Z")): number = number << 8 | UInt32(byte + 0x20)
      case (0, 0..<0x80): number = number << 8 | UInt32(byte)
      case (0, 0xD0), (0, 0xD1):
        lead = byte
        number = number << 8 | UInt32(byte)
        continue
      case (0xD0, 0xB0...0xBF), (0xD1, 0x80...0x9F): number = number << 8 | UInt32(byte)
      case (0xD0, 0x90...0x9F): number = number << 8 | UInt32(byte + 0x20)
      // The small ones of these letters have another first byte.
      case (0xD0, 0xA0...0xAF): number = (number + 1) << 8 | UInt32(byte - 0x20)
      default: return nil
      }
      lead = 0
    }
    return number
  }

  private static func number(of word: some Sequence<UInt8>) -> UInt32 {
    word.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
  }
}
