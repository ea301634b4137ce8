/// The words of a language's pages, each with a number and the number of its stem.
struct SearchVocabulary: Sendable {
  /// The words by their numbers.
  private(set) var words: [String] = []
  /// The number of the stem of each word.
  private(set) var stems: [Int] = []
  /// The stems by their numbers.
  private var stemTexts: [String] = []

  private var wordNumbers: [String: Int] = [:]
  private var stemNumbers: [String: Int] = [:]
  /// The numbers of the words in runs that were met before, as most were.
  private var runs: [Run: [Int]] = [:]

  /// A run of letters as it stands in a text.
  private struct Run: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// Creates a vocabulary of no word.
  init() {}

  /// How many stems there are.
  var stemCount: Int { stemTexts.count }

  /// The numbers of the words of a text, in their order.
  mutating func numbers(of text: String) -> [Int] {
    guard let runs = SearchWords.runs(of: Array(text.utf8)) else {
      return SearchWords.words(of: text).map { number(of: $0) }
    }
    var numbers: [Int] = []
    for bytes in runs {
      if let known = self.runs[Run(bytes: bytes)] {
        numbers += known
      } else {
        let words = SearchWords.words(ofRun: String(decoding: bytes, as: UTF8.self)[...])
        let new = words.map { number(of: $0) }
        // A copy, so that the text it stands in is not kept.
        self.runs[Run(bytes: Array(bytes)[...])] = new
        numbers += new
      }
    }
    return numbers
  }

  private mutating func number(of word: String) -> Int {
    if let known = wordNumbers[word] { return known }
    let stem = WordStems.shared.stem(of: word)
    let stemNumber = stemNumbers[stem] ?? stemTexts.count
    if stemNumber == stemTexts.count {
      stemNumbers[stem] = stemNumber
      stemTexts.append(stem)
    }
    wordNumbers[word] = words.count
    words.append(word)
    stems.append(stemNumber)
    return words.count - 1
  }
}

extension SearchVocabulary: Packable {
  package init(from unpacker: inout Unpacker) throws {
    words = try unpacker.next()
    stems = try unpacker.next()
    stemTexts = try unpacker.next()
    guard stems.count == words.count, stems.allSatisfy(stemTexts.indices.contains) else {
      throw Unpacker.Damage()
    }
    for (number, word) in words.enumerated() { wordNumbers[word] = number }
    for (number, stem) in stemTexts.enumerated() { stemNumbers[stem] = number }
  }

  package func pack(into packer: inout Packer) {
    packer.add(words)
    packer.add(stems)
    packer.add(stemTexts)
  }
}
