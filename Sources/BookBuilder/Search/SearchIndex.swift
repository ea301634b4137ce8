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

  /// Adds a page.
  mutating func add(_ text: SearchedPage) {
    pages.append(Page(title: text.title, address: page.href(to: text.page), lead: text.lead))
    sections += cut(text, page: pages.count - 1)
  }

  /// Puts the text of a page in the place of the one it had.
  ///
  /// - Returns: whether the page was known.
  mutating func replace(_ text: SearchedPage) -> Bool {
    let address = page.href(to: text.page)
    guard let number = pages.firstIndex(where: { $0.address == address }),
      let first = sections.firstIndex(where: { $0.page == number })
    else { return false }
    let end = sections[first...].firstIndex { $0.page != number } ?? sections.endIndex
    sections.replaceSubrange(first..<end, with: cut(text, page: number))
    return true
  }

  /// The sections of a page, each with its words.
  private mutating func cut(_ page: SearchedPage, page number: Int) -> [Section] {
    page.text.withUnsafeBufferPointer { bytes in
      page.sections.map { section in
        for line in section.lines {
          vocabulary.add(UnsafeBufferPointer(rebasing: bytes[line]), to: &sectionWords)
        }
        let (text, word) = (texts.count, packedWords.count)
        texts.append(contentsOf: section.name.utf8)
        sectionWords.end(packing: &packedWords)
        return Section(page: number, texts: text..<texts.count, words: word..<packedWords.count)
      }
    }
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
