import Localization

extension Article {
  /// The article as far as the knowledge base and the report on checks need it: its sections and its
  /// listings, in their order.
  ///
  /// - Parameters:
  ///   - holdsSections: whether the sections are needed.
  ///   - holdsCode: whether the code of the listings is needed, which takes most of the memory.
  package func outline(holdsSections: Bool, holdsCode: Bool) -> Article {
    let unchecked = words.status.unchecked
    var outline = holdsSections ? sectioned : named
    for var listing in listings {
      if !holdsCode { listing.tokens = [] }
      // All that the report asks of a caption.
      if !listing.caption.plainText.hasSuffix(unchecked) { listing.caption = [] }
      outline.blocks.append(.listing(listing))
    }
    return outline
  }

  /// The article as far as its title and its sections.
  package var sectioned: Article {
    var article = named
    article.blocks = sections.map(ArticleBlock.heading)
    return article
  }

  /// The article as far as its title.
  package var named: Article {
    var article = self
    (article.location, article.lead, article.notice, article.blocks) = (nil, [], nil, [])
    return article
  }
}
