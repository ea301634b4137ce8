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
    /// The bits of the openings, which say most often that a word is none of these.
    var marks: UInt64 = 0

    init(_ choices: String) {
      for choice in choices.split(separator: " ") {
        let isStem = choice.hasSuffix("*")
        let letters = isStem ? choice.dropLast() : choice
        if isStem { stems.append(String(letters)) } else { words.insert(String(letters)) }
        openings.insert(Opening(letters))
        marks |= Opening(letters).bit
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
    for row in candidates where mayFit(row, at: index, in: text.words) {
      let places = rows[row]
      let words = text.words[index...].prefix(places.count)
      let fits = zip(places, words).allSatisfy {
        $0.holds(text.letters(of: $1).inSmallLetters)
      }
      if fits { return places.count }
    }
    return nil
  }

  /// Whether the words from one on have openings of a row; they are compared before any letters, which
  /// takes longer.
  private func mayFit(_ row: Int, at index: Int, in words: [RunningText.Word]) -> Bool {
    let count = rows[row].count
    guard index + count <= words.count else { return false }
    for place in 0..<count {
      let word = words[index + place]
      guard place == 0 || !word.followsSign,
        rows[row][place].marks & word.opening.bit != 0,
        rows[row][place].openings.contains(word.opening)
      else { return false }
    }
    return true
  }
}
