import SitePages

extension PageRecord: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(
      page: try unpacker.next(),
      title: try unpacker.next(),
      anchors: try unpacker.next(),
      assets: try unpacker.next(),
      linkedTerms: try unpacker.next(),
      summary: try unpacker.next(),
      textSize: try unpacker.next(),
      wholeTextSize: try unpacker.next()
    )
  }

  package func pack(into packer: inout Packer) {
    packer.add(page)
    packer.add(title)
    packer.add(anchors)
    packer.add(assets)
    packer.add(linkedTerms)
    packer.add(summary)
    packer.add(textSize)
    packer.add(wholeTextSize)
  }
}

extension LanguageRecord: Packable {
  package init(from unpacker: inout Unpacker) throws {
    self.init(
      language: try unpacker.next(),
      outline: try unpacker.next(),
      terms: try unpacker.next(),
      pages: try unpacker.next(),
      chapterCount: try unpacker.next(),
      others: try unpacker.next(),
      lastChange: try unpacker.next(),
      search: try unpacker.next()
    )
    guard chapterCount <= pages.count else { throw Unpacker.Damage() }
  }

  package func pack(into packer: inout Packer) {
    packer.add(language)
    packer.add(outline)
    packer.add(terms)
    packer.add(pages)
    packer.add(chapterCount)
    packer.add(others)
    packer.add(lastChange)
    packer.add(search)
  }
}

extension SiteRecord.EditionRecord: Packable {
  init(from unpacker: inout Unpacker) throws {
    title = try unpacker.next()
    description = try unpacker.next()
    outwardFingerprint = try unpacker.next()
  }

  func pack(into packer: inout Packer) {
    packer.add(title)
    packer.add(description)
    packer.add(outwardFingerprint)
  }
}

extension SiteRecord: Packable {
  init(from unpacker: inout Unpacker) throws {
    editions = try unpacker.next()
    languages = try unpacker.next()
  }

  func pack(into packer: inout Packer) {
    packer.add(editions)
    packer.add(languages)
  }
}
