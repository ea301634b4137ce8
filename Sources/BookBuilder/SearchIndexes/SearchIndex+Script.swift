import SourceText

extension SearchIndex {
  /// Where words of a stem stand.
  private struct Places {
    /// The last section.
    var last: Int?
    /// The steps from section to section in base 36, with spaces between them.
    var steps: [UInt8] = []

    mutating func add(_ section: Int) {
      guard last != section else { return }
      if last != nil { steps.append(UInt8(ascii: " ")) }
      steps.append(base36: section - (last ?? 0))
      last = section
    }
  }

  /// The sections in which words of each stem stand, by the number of the stem, and whether each word
  /// stands anywhere.
  private var places: (ofStems: [Places], isUsed: [Bool]) {
    var places = [Places](repeating: Places(), count: vocabulary.stemCount)
    var isUsed = [Bool](repeating: false, count: vocabulary.words.count)
    for (section, entry) in sections.enumerated() {
      // An index from a cache may be damaged.
      for word in PackedNumbers(packedWords[entry.words]) where isUsed.indices.contains(word) {
        isUsed[word] = true
        places[vocabulary.stems[word]].add(section)
      }
    }
    return (places, isUsed)
  }

  /// The script that hands the index to the page: it works from a folder on a disk too, where a page
  /// may not read files.
  ///
  /// Its bytes are put down one after another, as it may have megabytes.
  package var script: [UInt8] {
    var script = Array("searchIndex({pages:[".utf8)
    let (words, postings) = wordsAndPlaces
    // Growing in steps would take the memory of a long script three times.
    script.reserveCapacity(words.utf8.count + postings.count + texts.count + 160 * pages.count)
    for (number, page) in pages.enumerated() {
      if number > 0 { script.append(UInt8(ascii: ",")) }
      let texts = [page.title, page.address, page.lead] + page.glance
      script.append(contentsOf: ScriptValue(texts).json.utf8)
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
    script.append(contentsOf: "\"})\n".utf8)
    return script
  }

  /// The words in the order of their bytes, each as what it does not share with the one before, and the
  /// places of their stems.
  private var wordsAndPlaces: (words: String, places: [UInt8]) {
    let words = vocabulary.words
    let (places, isUsed) = places
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

extension [UInt8] {
  /// Adds a number in base 36.
  fileprivate mutating func append(base36 number: Int) {
    if number >= 36 { append(base36: number / 36) }
    let digit = UInt8(number % 36)
    append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
