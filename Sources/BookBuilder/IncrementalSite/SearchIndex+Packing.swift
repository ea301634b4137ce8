import BookModel
import SearchIndexes

extension SearchIndex.Page: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(
      title: try unpacker.next(),
      address: try unpacker.next(),
      kind: try unpacker.next()
    )
  }

  package func pack(into packer: inout Packer) {
    packer.add(title)
    packer.add(address)
    packer.add(kind)
  }
}

extension SearchIndex: Packable {
  package init(from unpacker: inout Unpacker) throws {
    let page: PagePath = try unpacker.next()
    let pages: [Page] = try unpacker.next()
    let sections = try (0..<(try unpacker.count())).map { _ in
      (page: try unpacker.next(Int.self), texts: try unpacker.bytes(), words: try unpacker.bytes())
    }
    let vocabulary: SearchVocabulary = try unpacker.next()
    self.init(from: page, pages: pages, sections: sections, vocabulary: vocabulary)
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
