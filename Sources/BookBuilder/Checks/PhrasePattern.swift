import Markdown

/// Rows of words to look for in running text.
struct PhrasePattern: Sendable {
  /// The words that may stand at each place of a row; of a word that ends in `*` the rest is free.
  private let rows: [[Set<String>]]
  private let stems: [[[String]]]
  /// The rows that may begin with some first bytes, ascending; most words begin none.
  private let openings: [UInt32: [Int]]

  /// Creates a pattern out of rows; the words for a place are separated by spaces.
  init(_ rows: [[String]]) {
    let places = rows.map { row in row.map { $0.split(separator: " ").map(String.init) } }
    self.rows = places.map { row in row.map { Set($0.filter { !$0.hasSuffix("*") }) } }
    stems = places.map { row in
      row.map { words in words.filter { $0.hasSuffix("*") }.map { String($0.dropLast()) } }
    }
    var openings: [UInt32: [Int]] = [:]
    for (row, place) in places.enumerated() {
      for opening in Set((place.first ?? []).map(Self.opening)) {
        openings[opening, default: []].append(row)
      }
    }
    self.openings = openings
  }

  /// The first two letters of a Russian word, or the first four of an English one, as a number.
  ///
  /// A stem that is shorter is not told from a word, so it has to be longer.
  private static func opening(of word: String) -> UInt32 {
    var number: UInt32 = 0
    for byte in word.utf8.prefix(4) where byte != UInt8(ascii: "*") {
      number = number << 8 | UInt32(byte)
    }
    return number
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
    guard let candidates = openings[Self.opening(of: words[index].lowercased)] else { return nil }
    return candidates.first { row in
      rows[row].indices.allSatisfy { place in
        guard words.indices.contains(index + place) else { return false }
        let word = words[index + place]
        guard place == 0 || !word.followsSign else { return false }
        return rows[row][place].contains(word.lowercased)
          || stems[row][place].contains { word.lowercased.utf8.starts(with: $0.utf8) }
      }
    }
    .map { rows[$0].count }
  }
}
