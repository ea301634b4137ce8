import Markdown
import SourceText

/// Searches running text for phrases, which are written as rows of alternative words.
///
/// Words are compared case-insensitively. The first letters of a word select the candidate phrases,
/// so that most words cost one table lookup.
struct PhrasePattern: Sendable {
  private let rows: [[Place]]
  /// The rows that may begin with each mark of an opening; most marks have none.
  private let beginnings: [[Int]]

  /// Creates a pattern from phrases.
  ///
  /// Each place of a phrase lists alternative words, separated by spaces; a `*` at the end of a word
  /// matches any ending.
  init(_ rows: [[String]]) {
    self.rows = rows.map { $0.map(Place.init) }
    let rows = self.rows
    beginnings = (0..<Opening.bucketCount).map { bucket in
      rows.indices.filter { rows[$0].first?.mayBegin[bucket] == true }
    }
  }

  private struct Place: Sendable {
    var words: Set<String> = []
    /// The beginnings of words; at least as long as an `Opening`, which is compared first.
    var stems: [String] = []
    /// Whether a word with each mark of an opening may appear here.
    var mayBegin = [Bool](repeating: false, count: Opening.bucketCount)

    init(_ choices: String) {
      for choice in choices.split(separator: " ") {
        let isStem = choice.hasSuffix("*")
        let letters = isStem ? choice.dropLast() : choice
        if isStem { stems.append(String(letters)) } else { words.insert(String(letters)) }
        mayBegin[Opening(letters).bucket] = true
      }
    }

    func matches(_ word: String) -> Bool {
      words.contains(word) || stems.contains { word.utf8.starts(with: $0.utf8) }
    }
  }

  /// The text and position of each match.
  ///
  /// Only spaces may separate the words of a match.
  func matches(in text: RunningText) -> [(words: Substring, position: SourcePosition)] {
    var matches: [(Substring, SourcePosition)] = []
    var index = 0
    while index < text.words.count {
      let candidates = beginnings[text.words[index].opening.bucket]
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

  private func length(of row: Int, at index: Int, in text: RunningText) -> Int? {
    let patterns = rows[row]
    guard index + patterns.count <= text.words.count else { return nil }
    // Comparing numbers first is faster than comparing letters.
    let mayFit = patterns.indices.allSatisfy { offset in
      let word = text.words[index + offset]
      return (offset == 0 || !word.followsPunctuation)
        && patterns[offset].mayBegin[word.opening.bucket]
    }
    let fits =
      mayFit
      && patterns.indices.allSatisfy { offset in
        patterns[offset].matches(text.letters(of: text.words[index + offset]).fastLowercased)
      }
    return fits ? patterns.count : nil
  }

  /// The first four UTF-8 bytes of a lowercased word, packed into a number: four Latin letters or
  /// two Cyrillic ones.
  struct Opening: Hashable, Sendable {
    private let number: UInt32

    static let bucketCount = 1024

    /// A hash below `bucketCount`; different openings may share it.
    var bucket: Int { Int((number &* 0x9E37_79B1) >> 22) }

    init(_ word: Substring) {
      self.init(Array(word.utf8)[...])
    }

    init(_ word: ArraySlice<UInt8>) {
      number =
        Self.lowercased(word.prefix(4))
        ?? String(decoding: word, as: UTF8.self).fastLowercased.utf8.prefix(4)
        .reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// The opening of an English or Russian word, computed without allocating a string; `nil` for
    /// others.
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
        // The lowercase forms of these letters have a different first byte.
        case (0xD0, 0xA0...0xAF): number = (number + 1) << 8 | UInt32(byte - 0x20)
        default: return nil
        }
        lead = 0
      }
      return number
    }
  }
}
