import BookModel
import SourceText

extension SearchIndex {
  /// Where words of a stem stand.
  private struct Places {
    /// The last section, and whether it repeats them.
    private var last: (section: Int, isRepeated: Bool)?
    private var end = 0
    private var digits: [UInt8] = []

    /// Adds a section, in ascending order; again only to say that it repeats a word of the stem.
    mutating func add(_ section: Int, isRepeated: Bool) {
      if let last, last.section == section {
        self.last?.isRepeated = last.isRepeated || isRepeated
      } else {
        write()
        last = (section, isRepeated)
      }
    }

    private mutating func write() {
      guard let last else { return }
      digits.append(searchDigits: (last.section - end) * 2 + (last.isRepeated ? 1 : 0))
      end = last.section
    }

    /// The steps from section to section, doubled, and one more for a section that repeats a word.
    var steps: [UInt8] {
      var finished = self
      finished.write()
      return finished.digits
    }
  }

  /// The sections in which words of each stem stand, by the number of the stem, and whether each word
  /// is looked for at all.
  private func places(
    without functionWords: Set<String>
  ) -> (ofStems: [Places], isUsed: [Bool]) {
    let isIgnored = vocabulary.words.map(functionWords.contains)
    var places = [Places](repeating: Places(), count: vocabulary.stemCount)
    var isUsed = [Bool](repeating: false, count: vocabulary.words.count)
    for (section, entry) in sections.enumerated() {
      for marked in PackedNumbers(packedWords[entry.words]) {
        let word = marked / 2
        // An index from a cache may be damaged.
        guard isUsed.indices.contains(word), !isIgnored[word] else { continue }
        isUsed[word] = true
        places[vocabulary.stems[word]].add(section, isRepeated: marked % 2 == 1)
      }
    }
    return (places, isUsed)
  }

  /// The script that hands the index to the page: it works from a folder on a disk too, where a page
  /// may not read files.
  ///
  /// Its bytes are put down one after another, as it may have megabytes.
  package func script(_ hints: SearchHints = SearchHints()) -> [UInt8] {
    var script = Array("searchIndex({pages:[".utf8)
    let (words, postings) = wordsAndPlaces(hints)
    // Growing in steps would take the memory of a long script three times.
    script.reserveCapacity(words.utf8.count + postings.count + texts.count + 160 * pages.count)
    for (number, page) in pages.enumerated() {
      if number > 0 { script.append(UInt8(ascii: ",")) }
      script.append(contentsOf: ScriptValue([page.title, page.address]).json.utf8.dropLast())
      script.append(contentsOf: ",\(page.kind.searchRank)]".utf8)
    }
    script.append(contentsOf: "],sections:[".utf8)
    for (number, section) in sections.enumerated() {
      if number > 0 { script.append(UInt8(ascii: ",")) }
      script.append(contentsOf: "[\(section.page),".utf8)
      script.append(contentsOf: texts[section.texts])
      script.append(UInt8(ascii: "]"))
    }
    script.append(contentsOf: "],words:\"".utf8)
    script.append(contentsOf: words.utf8)
    script.append(contentsOf: "\",places:\"".utf8)
    script.append(contentsOf: postings)
    script.append(contentsOf: "\",ignored:".utf8)
    script.append(contentsOf: ScriptValue(hints.functionWords).json.utf8)
    script.append(contentsOf: ",aliases:".utf8)
    script.append(contentsOf: ScriptValue(hints.phrases).json.utf8)
    script.append(contentsOf: "})\n".utf8)
    return script
  }

  /// The words in the order of their bytes, each as what it does not share with the one before, and the
  /// places of their stems.
  private func wordsAndPlaces(_ hints: SearchHints) -> (words: String, places: [UInt8]) {
    let words = vocabulary.words
    let (places, isUsed) = places(without: Set(hints.functionWords))
    let sorted = words.indices.filter { isUsed[$0] }
      .sorted { words[$0].utf8.lexicographicallyPrecedes(words[$1].utf8) }
    var numbers = [Int?](repeating: nil, count: vocabulary.stemCount)
    var coded = ""
    var postings: [UInt8] = []
    var count = 0
    var (previous, last) = ("", -1)
    for index in sorted {
      let word = words[index]
      let shared = zip(word, previous).prefix { $0 == $1 }.count
      coded += String(min(shared, 35), radix: 36) + word.dropFirst(min(shared, 35))
      let stem = vocabulary.stems[index]
      if let number = numbers[stem] {
        coded += number == last ? ";" : ":\(String(number, radix: 36));"
        last = number
      } else {
        last = count
        numbers[stem] = last
        if count > 0 { postings.append(UInt8(ascii: ",")) }
        postings.append(contentsOf: places[stem].steps)
        count += 1
        coded += ","
      }
      previous = word
    }
    return (coded, postings)
  }
}

extension PageKind {
  /// What the script ranks results by that are equal otherwise: 0 comes last.
  fileprivate var searchRank: Int {
    switch self {
    case .chapter: 2
    case .reference: 1
    case .home, .about, .search, .tryout, .notFound: 0
    }
  }
}

extension [UInt8] {
  /// Adds a number in digits of base 45, the lowest first: the last from a first set of signs, those
  /// before from a second, so that nothing needs to stand between numbers.
  ///
  /// The signs are those of ASCII from `#` on which neither a text of JavaScript nor the list escapes.
  fileprivate mutating func append(searchDigits number: Int) {
    let (rest, digit) = number.quotientAndRemainder(dividingBy: 45)
    append(Self.searchSigns[rest > 0 ? digit + 45 : digit])
    if rest > 0 { append(searchDigits: rest) }
  }

  private static let searchSigns = (UInt8(ascii: "#")...UInt8(ascii: "~")).filter { sign in
    sign != UInt8(ascii: ",") && sign != UInt8(ascii: "\\")
  }
}
