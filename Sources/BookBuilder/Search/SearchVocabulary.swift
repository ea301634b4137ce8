import Stemming

/// The words of a language's pages, each with a number and the number of its stem.
struct SearchVocabulary {
  /// The words by their numbers.
  private(set) var words: [String] = []
  /// The number of the stem of each word.
  private(set) var stems: [Int] = []
  /// How many stems there are.
  private(set) var stemCount = 0

  private let latin = Stemmer(language: "en")
  private let cyrillic = Stemmer(language: "ru")
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
    let isCyrillic = word.unicodeScalars.contains { ("\u{400}"..."\u{52F}").contains($0) }
    let stem = (isCyrillic ? cyrillic : latin).stem(word)
    let stemNumber = stemNumbers[stem] ?? stemCount
    if stemNumber == stemCount {
      stemNumbers[stem] = stemNumber
      stemCount += 1
    }
    wordNumbers[word] = words.count
    words.append(word)
    stems.append(stemNumber)
    return words.count - 1
  }
}
