import Markdown
import SourceText

/// Rows of words to look for in running text.
struct PhrasePattern: Sendable {
  private let rows: [[Place]]
  /// For each mark of an opening the rows that it may begin; most words begin none.
  private let beginnings: [[Int]]

  /// Creates a pattern out of rows; the words for a place are separated by spaces.
  ///
  /// Of a word that ends in `*` the rest is free.
  init(_ rows: [[String]]) {
    self.rows = rows.map { $0.map(Place.init) }
    let rows = self.rows
    beginnings = (0..<Opening.marks).map { mark in
      rows.indices.filter { rows[$0].first?.mayBegin[mark] == true }
    }
  }

  /// What may stand at a place of a row.
  private struct Place: Sendable {
    var words: Set<String> = []
    /// The beginnings of words; one that is shorter than an opening could be taken for a word.
    var stems: [String] = []
    /// Whether a word may stand here, by the mark of its opening.
    var mayBegin = [Bool](repeating: false, count: Opening.marks)

    init(_ choices: String) {
      for choice in choices.split(separator: " ") {
        let isStem = choice.hasSuffix("*")
        let letters = isStem ? choice.dropLast() : choice
        if isStem { stems.append(String(letters)) } else { words.insert(String(letters)) }
        mayBegin[Opening(letters).mark] = true
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
    var index = 0
    while index < text.words.count {
      let candidates = beginnings[text.words[index].opening.mark]
      guard !candidates.isEmpty,
        let length = candidates.lazy.compactMap({ length(of: $0, at: index, in: text) }).first
      else {
        index += 1
        continue
      }
      let start = text.letters(of: text.words[index]).startIndex
      let end = text.letters(of: text.words[index + length - 1]).endIndex
      matches.append((text.text[start..<end], text.position(of: start)))
      index += length
    }
    return matches
  }

  /// The number of words of a row if it fits from a word on; `nil` otherwise.
  private func length(of row: Int, at index: Int, in text: RunningText) -> Int? {
    let places = rows[row]
    guard index + places.count <= text.words.count else { return nil }
    // Numbers are compared before letters, which takes longer.
    let mayFit = places.indices.allSatisfy { place in
      let word = text.words[index + place]
      return (place == 0 || !word.followsSign) && places[place].mayBegin[word.opening.mark]
    }
    let fits =
      mayFit
      && places.indices.allSatisfy { place in
        places[place].holds(text.letters(of: text.words[index + place]).inSmallLetters)
      }
    return fits ? places.count : nil
  }

  /// The first two letters of a Russian word, or the first four of an English one, as a number that is
  /// the same for capitals.
  struct Opening: Hashable, Sendable {
    private let number: UInt32

    static let marks = 1024

    /// A number from 0 to look up in a table, which other openings may have as well.
    var mark: Int { Int((number &* 0x9E37_79B1) >> 22) }

    init(_ word: Substring) {
      self.init(Array(word.utf8)[...])
    }

    /// Takes the first letters of a word by its bytes.
    init(_ word: ArraySlice<UInt8>) {
      number =
        Self.lowercased(word.prefix(4))
        ?? String(decoding: word, as: UTF8.self).inSmallLetters.utf8.prefix(4)
        .reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The number of letters of English or Russian, without making a text of them; `nil` for others.
    private static func lowercased(_ word: ArraySlice<UInt8>) -> UInt32? {
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
  }
}
