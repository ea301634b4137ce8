/// What search in one language knows: the pages, their sections, and which words stand where.
struct SearchIndex {
  private var pages: [(title: String, address: String, lead: String)] = []
  private var sections: [(page: Int, anchor: String, title: String)] = []
  /// The sections in which words of a stem stand, by its number, ascending.
  private var places: [[Int]] = []
  private var vocabulary = SearchVocabulary()
  /// The page from which addresses are seen.
  private let page: PagePath

  /// Creates an index of no page; addresses are seen from a page.
  init(from page: PagePath) {
    self.page = page
  }

  /// Adds a page with its text.
  mutating func add(_ article: Article, _ text: TextEdition) {
    let title = article.title.plainText
    let address = page.href(to: article.page)
    pages.append((title, address, article.lead.plainText))
    sections.append((pages.count - 1, "", ""))
    add(title)
    add(article.lead.plainText)
    for (block, lines) in zip(article.blocks, text.blocks) {
      if case .heading(let heading) = block, heading.level == 2 {
        sections.append((pages.count - 1, heading.anchor, heading.content.plainText))
      }
      for line in lines { add(line.text) }
    }
  }

  /// Adds a text to the section that was begun last.
  private mutating func add(_ text: String) {
    let section = sections.count - 1
    for word in vocabulary.numbers(of: text) {
      let stem = vocabulary.stems[word]
      while places.count <= stem { places.append([]) }
      if places[stem].last != section { places[stem].append(section) }
    }
  }

  /// The script that hands the index to the page: it works from a folder on a disk too, where a page
  /// may not read files.
  var script: String {
    let words = vocabulary.words
    let sorted = words.indices.sorted { words[$0].utf8.lexicographicallyPrecedes(words[$1].utf8) }
    var numbers = [Int?](repeating: nil, count: vocabulary.stemCount)
    var coded = ""
    var postings: [String] = []
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
        last = postings.count
        numbers[stem] = last
        postings.append(Self.deltas(places[stem]))
        coded += ","
      }
      previous = word
    }
    let pages = pages.map {
      "[\($0.title.quotedForScript),\($0.address.quotedForScript),\($0.lead.quotedForScript)]"
    }
    let sections = sections.map {
      "[\($0.page),\($0.anchor.quotedForScript),\($0.title.quotedForScript)]"
    }
    return """
      searchIndex({pages:[\(pages.joined(separator: ","))],sections:[\
      \(sections.joined(separator: ","))],words:"\(coded)",places:"\(postings.joined(separator: ","))"})

      """
  }

  /// Ascending numbers as the steps between them, in base 36.
  private static func deltas(_ numbers: [Int]) -> String {
    zip(numbers, [0] + numbers).map { String($0 - $1, radix: 36) }.joined(separator: " ")
  }
}

extension String {
  /// The text as it stands in a script, in quotation marks.
  var quotedForScript: String {
    // The separators of lines and paragraphs begin with the byte E2.
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0xE2 || "\\\"<".utf8.contains($0) }) else {
      return "\"" + self + "\""
    }
    let signs: [Character: String] = [
      "\\": "\\\\", "\"": "\\\"", "\n": "\\n", "\r": "\\r", "\u{2028}": "\\u2028",
      "\u{2029}": "\\u2029", "<": "\\u003C",
    ]
    return "\"" + map { signs[$0] ?? String($0) }.joined() + "\""
  }
}
