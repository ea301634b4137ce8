/// The words of a language's pages, each with a number and the number of its stem.
package struct SearchVocabulary: Sendable {
  /// The words by their numbers.
  package private(set) var words: [String] = []
  /// The number of the stem of each word.
  package private(set) var stems: [Int] = []
  /// The stems by their numbers.
  package private(set) var stemTexts: [String] = []

  private var wordNumbers: [String: Int] = [:]
  private var stemNumbers: [String: Int] = [:]
  /// The runs of letters that were met before, as most were.
  private var runs = WordRuns()

  /// Creates a vocabulary of no word.
  init() {}

  /// Takes words that were cached; `nil` if they are damaged.
  package init?(words: [String], stems: [Int], stemTexts: [String]) {
    guard stems.count == words.count, stems.allSatisfy(stemTexts.indices.contains) else {
      return nil
    }
    self.words = words
    self.stems = stems
    self.stemTexts = stemTexts
    for (number, word) in words.enumerated() { wordNumbers[word] = number }
    for (number, stem) in stemTexts.enumerated() { stemNumbers[stem] = number }
  }

  /// How many stems there are.
  var stemCount: Int { stemTexts.count }

  /// Adds the words of a text to those of a section.
  ///
  /// - Parameter text: the bytes of the text.
  mutating func add(_ text: ArraySlice<UInt8>, to section: inout SectionWords) {
    let isDone = SearchWords.runs(of: text) { run, hash in
      guard !runs.forEachWord(of: run, hash: hash, { section.insert($0) }) else { return }
      let words = SearchWords.words(ofRun: String(decoding: run, as: UTF8.self)[...])
      let numbers = words.map { number(of: $0) }
      runs.add(run, hash: hash, words: numbers)
      for number in numbers { section.insert(number) }
    }
    // Words that come twice are no harm.
    guard !isDone else { return }
    for word in SearchWords.words(of: String(decoding: text, as: UTF8.self)) {
      section.insert(number(of: word))
    }
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
