/// What search in one language knows: the pages, their sections, and which words stand where.
struct SearchIndex: Sendable {
  /// The pages in the order in which they were added.
  private(set) var pages: [Page] = []
  /// Their sections, page by page.
  private(set) var sections: [Section] = []
  /// The names and titles of all sections as they stand in the script, and their words.
  ///
  /// They lie one after another, as a long book has a hundred thousand sections, and a piece of memory
  /// for each would keep that around it from being given back. What a page had before it was replaced
  /// stays until the index is packed.
  private(set) var (texts, packedWords): ([UInt8], [UInt8]) = ([], [])
  /// The words and their stems.
  private(set) var vocabulary = SearchVocabulary()
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
}

extension SearchIndex: Packable {
  package init(from unpacker: inout Unpacker) throws {
    page = try unpacker.next()
    pages = try unpacker.next()
    for _ in 0..<(try unpacker.count()) {
      let page: Int = try unpacker.next()
      let (text, word) = (texts.count, packedWords.count)
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
