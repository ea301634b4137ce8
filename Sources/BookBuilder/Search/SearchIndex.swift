/// What search in one language knows: the pages, their sections, and which words stand where.
struct SearchIndex: Sendable {
  private var pages: [Page] = []
  private var sections: [Section] = []
  /// The names and titles of all sections as they stand in the script, and their words.
  ///
  /// They lie one after another, as a long book has a hundred thousand sections, and a piece of memory
  /// for each would keep that around it from being given back. What a page had before it was replaced
  /// stays until the index is packed.
  private var (texts, packedWords): ([UInt8], [UInt8]) = ([], [])
  private var vocabulary = SearchVocabulary()
  private var sectionWords = SectionWords()
  /// The page from which addresses are seen.
  private let page: PagePath

  /// A page that can be found.
  struct Page: Hashable, Sendable {
    var title: String
    var address: String
    var lead: String
  }

  /// A section of a page; the first of a page has no name.
  struct Section: Hashable, Sendable {
    /// The number of its page.
    var page: Int
    /// Where the name of its place and its title lie.
    var texts: Range<Int>
    /// Where the numbers of its words lie.
    var words: Range<Int>
  }

  /// Creates an index of no page; addresses are seen from a page.
  init(from page: PagePath) {
    self.page = page
  }

  /// Adds a page with its text.
  mutating func add(_ article: Article, _ text: TextEdition) {
    pages.append(
      Page(
        title: article.title.plainText,
        address: page.href(to: article.page),
        lead: article.lead.plainText
      )
    )
    sections += cut(article, text, page: pages.count - 1)
  }

  /// Puts the text of a page in the place of the one it had.
  ///
  /// - Returns: whether the page was known.
  mutating func replace(_ article: Article, _ text: TextEdition) -> Bool {
    let address = page.href(to: article.page)
    guard let number = pages.firstIndex(where: { $0.address == address }),
      let first = sections.firstIndex(where: { $0.page == number })
    else { return false }
    let end = sections[first...].firstIndex { $0.page != number } ?? sections.endIndex
    sections.replaceSubrange(first..<end, with: cut(article, text, page: number))
    return true
  }

  /// The sections of a page, each with its words.
  private mutating func cut(_ article: Article, _ text: TextEdition, page: Int) -> [Section] {
    var sections: [Section] = []
    var (anchor, title) = ("", "")
    vocabulary.add(Array(article.title.plainText.utf8), to: &sectionWords)
    vocabulary.add(Array(article.lead.plainText.utf8), to: &sectionWords)
    var line: [UInt8] = []
    for (block, lines) in zip(article.blocks, text.blocks) {
      if case .heading(let heading) = block, heading.level == 2 {
        sections.append(endSection(anchor, title, page: page))
        (anchor, title) = (heading.anchor, heading.content.plainText)
      }
      for words in lines {
        line.removeAll(keepingCapacity: true)
        for piece in words.pieces { line.append(contentsOf: piece.text.utf8) }
        vocabulary.add(line, to: &sectionWords)
      }
    }
    return sections + [endSection(anchor, title, page: page)]
  }

  /// The section whose words were collected.
  private mutating func endSection(_ anchor: String, _ title: String, page: Int) -> Section {
    let (text, word) = (texts.count, packedWords.count)
    texts.append(contentsOf: "\(anchor.quotedForScript),\(title.quotedForScript)".utf8)
    sectionWords.end(packing: &packedWords)
    return Section(page: page, texts: text..<texts.count, words: word..<packedWords.count)
  }

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
      // An index that was kept on a disk may be damaged.
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
  var script: [UInt8] {
    var script = Array("searchIndex({pages:[".utf8)
    for (number, page) in pages.enumerated() {
      if number > 0 { script.append(UInt8(ascii: ",")) }
      let texts = [page.title, page.address, page.lead].map(\.quotedForScript)
      script.append(contentsOf: "[\(texts[0]),\(texts[1]),\(texts[2])]".utf8)
    }
    script.append(contentsOf: "],sections:[".utf8)
    for (number, section) in sections.enumerated() {
      if number > 0 { script.append(UInt8(ascii: ",")) }
      script.append(contentsOf: "[\(section.page),".utf8)
      script.append(contentsOf: texts[section.texts])
      script.append(UInt8(ascii: "]"))
    }
    script.append(contentsOf: "],words:\"".utf8)
    let (words, postings) = wordsAndPlaces
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

extension SearchIndex: Packable {
  package init(from unpacker: inout Unpacker) throws {
    page = try unpacker.next()
    pages = try unpacker.next()
    for _ in 0..<(try unpacker.count()) {
      let (page, text, word): (Int, Int, Int) = (
        try unpacker.next(), texts.count, packedWords.count
      )
      texts.append(contentsOf: try unpacker.bytes())
      packedWords.append(contentsOf: try unpacker.bytes())
      sections.append(
        Section(page: page, texts: text..<texts.count, words: word..<packedWords.count)
      )
    }
    vocabulary = try unpacker.next()
  }

  package func pack(into packer: inout Packer) {
    packer.add(page)
    packer.add(pages)
    packer.add(number: sections.count)
    for section in sections {
      packer.add(section.page)
      packer.add(bytes: texts[section.texts])
      packer.add(bytes: packedWords[section.words])
    }
    packer.add(vocabulary)
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

extension String {
  /// The text as it stands in a script, in quotation marks.
  var quotedForScript: String {
    // The separators of lines and paragraphs begin with the byte E2.
    let isPlain = utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0xE2 && byte != UInt8(ascii: "\\") && byte != UInt8(ascii: "\"")
        && byte != UInt8(ascii: "<")
    }
    guard !isPlain else { return "\"" + self + "\"" }
    let signs: [Character: String] = [
      "\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\u{2028}": "\\u2028",
      "\u{2029}": "\\u2029", "<": "\\u003C",
    ]
    return "\"" + map { signs[$0] ?? String($0) }.joined() + "\""
  }
}
