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
  /// The runs of letters that were met before, as most were.
  private var runs = WordRuns()

  /// Creates a vocabulary of no word.
  init() {}

  /// How many stems there are.
  var stemCount: Int { stemTexts.count }

  /// Adds the words of a text to those of a section.
  ///
  /// - Parameter text: the bytes of the text.
  mutating func add(_ text: UnsafeBufferPointer<UInt8>, to section: inout SectionWords) {
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
