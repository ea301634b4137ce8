package import SearchIndexes

extension SearchVocabulary: Packable {
  package init(from unpacker: inout Unpacker) throws {
    let vocabulary = Self(
      words: try unpacker.next(),
      stems: try unpacker.next(),
      stemTexts: try unpacker.next()
    )
    guard let vocabulary else { throw Unpacker.Damage() }
    self = vocabulary
  }

  package func pack(into packer: inout Packer) {
    packer.add(words)
    packer.add(stems)
    packer.add(stemTexts)
  }
}
