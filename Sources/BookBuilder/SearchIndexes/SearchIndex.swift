package import BookModel

/// What search in one language knows: the pages, their sections, and which words stand where.
package struct SearchIndex: Sendable {
  /// The pages in the order in which they were added.
  package private(set) var pages: [Page] = []
  /// Their sections, page by page.
  package private(set) var sections: [Section] = []
  /// The names and titles of all sections as they stand in the script, and their words.
  ///
  /// They lie one after another, as a long book has a hundred thousand sections, and a piece of memory
  /// for each would keep that around it from being given back. What a page had before it was replaced
  /// stays until the index is packed.
  package private(set) var (texts, packedWords): ([UInt8], [UInt8]) = ([], [])
  /// The words and their stems.
  package private(set) var vocabulary = SearchVocabulary()
  private var sectionWords = SectionWords()
  /// The page from which addresses are seen.
  package let page: PagePath

  /// A page that can be found.
  package struct Page: Hashable, Sendable {
    package var title: String
    package var address: String
    /// What it is; of equal results, those of chapters come first.
    package var kind: PageKind

    /// Creates the value of its parts.
    package init(title: String, address: String, kind: PageKind) {
      self.title = title
      self.address = address
      self.kind = kind
    }
  }

  /// A section of a page; the first of a page has no name.
  package struct Section: Hashable, Sendable {
    /// The number of its page.
    package var page: Int
    /// Where the name of its place and its title lie.
    package var texts: Range<Int>
    /// Where the marked numbers of its words lie.
    package var words: Range<Int>
  }

  /// Creates an index of no page; addresses are seen from a page.
  package init(from page: PagePath) {
    self.page = page
  }

  /// Takes an index out of a cache.
  ///
  /// - Parameter sections: of each section the number of its page, its texts and its packed words.
  package init(
    from page: PagePath,
    pages: [Page],
    sections: some Sequence<(page: Int, texts: ArraySlice<UInt8>, words: ArraySlice<UInt8>)>,
    vocabulary: SearchVocabulary
  ) {
    self.page = page
    self.pages = pages
    self.vocabulary = vocabulary
    for section in sections {
      let (text, word) = (texts.count, packedWords.count)
      texts.append(contentsOf: section.texts)
      packedWords.append(contentsOf: section.words)
      self.sections.append(
        Section(page: section.page, texts: text..<texts.count, words: word..<packedWords.count)
      )
    }
  }

  /// Adds a page.
  package mutating func add(_ text: SearchedPage) {
    pages.append(
      Page(title: text.title, address: page.href(to: text.page), kind: text.kind)
    )
    sections += cut(text, page: pages.count - 1)
  }

  /// Puts the text of a page in the place of the one it had.
  ///
  /// - Returns: whether the page was known.
  package mutating func replace(_ text: SearchedPage) -> Bool {
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
    page.sections.map { section in
      for line in page.wordsFound(in: section) { vocabulary.add(line, to: &sectionWords) }
      let (text, word) = (texts.count, packedWords.count)
      texts.append(contentsOf: section.name.utf8)
      sectionWords.end(packing: &packedWords)
      return Section(page: number, texts: text..<texts.count, words: word..<packedWords.count)
    }
  }
}
