import Markdown

/// Rows of words to look for in running text.
struct PhrasePattern: Sendable {
  private let rows: [[Place]]
  /// The rows that may begin with a word, ascending.
  private let openings: [Opening: [Int]]
  /// Whether a row begins with an opening of this mark; most words begin none, and a look at a table
  /// costs a fraction of a hash.
  private let marks: [Bool]

  /// Creates a pattern out of rows; the words for a place are separated by spaces.
  ///
  /// Of a word that ends in `*` the rest is free.
  init(_ rows: [[String]]) {
    self.rows = rows.map { $0.map(Place.init) }
    var openings: [Opening: [Int]] = [:]
    var marks = Array(repeating: false, count: Opening.marks)
    for (index, row) in self.rows.enumerated() {
      for opening in row.first?.openings ?? [] {
        openings[opening, default: []].append(index)
        marks[opening.mark] = true
      }
    }
    self.openings = openings
    self.marks = marks
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
      guard marks[words[index].opening.mark], let length = length(at: index, in: text) else {
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

  private func length(at index: Int, in text: RunningText) -> Int? {
    guard let candidates = openings[text.words[index].opening] else { return nil }
    return candidates.first { fits(rows[$0], at: index, in: text) }.map { rows[$0].count }
  }

  private func fits(_ places: [Place], at index: Int, in text: RunningText) -> Bool {
    let words = text.words[index...].prefix(places.count)
    guard words.count == places.count,
      words.dropFirst().allSatisfy({ !$0.followsSign })
    else { return false }
    // The openings of all places are compared before the letters of any, which takes longer.
    let openings = zip(places, words).allSatisfy { $0.openings.contains($1.opening) }
    return openings
      && zip(places, words).allSatisfy { $0.holds(text.letters(of: $1).inSmallLetters) }
  }
}
