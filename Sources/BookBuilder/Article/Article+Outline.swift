extension Article {
  /// The article as far as the knowledge base and the report on checks need it: its sections and its
  /// listings, in their order.
  ///
  /// - Parameter holdsCode: whether the code of the listings is needed, which takes most of the memory.
  func outline(holdsCode: Bool) -> Article {
    var outline = sectioned
    for var listing in listings {
      if !holdsCode { listing.tokens = [] }
      outline.blocks.append(.listing(listing))
    }
    return outline
  }

  /// The article as far as its sections.
  var sectioned: Article {
    var article = self
    article.blocks = sections.map(ArticleBlock.heading)
    return article
  }

  /// The article as far as its title and summary.
  var opening: Article {
    var opening = self
    opening.blocks = []
    return opening
  }
}
