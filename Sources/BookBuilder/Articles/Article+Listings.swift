extension Article {
  /// The listings of the page in their order.
  var listings: [Listing] {
    blocks.listings
  }
}

extension [ArticleBlock] {
  /// The listings in the blocks, in their order.
  var listings: [Listing] {
    flatMap(\.listings)
  }
}

extension ArticleBlock {
  /// The listings in the block.
  fileprivate var listings: [Listing] {
    switch self {
    case .listing(let listing): [listing]
    case .screen(let figure): [figure.change].compactMap(\.self)
    case .list(let list): list.items.flatMap { $0.flatMap(\.listings) }
    case .quote(let blocks), .callout(_, _, let blocks), .onDemand(_, let blocks):
      blocks.flatMap(\.listings)
    case .notes(let notes): notes.flatMap { $0.blocks.flatMap(\.listings) }
    case .heading, .glance, .paragraph, .transcript, .legend, .table, .terms, .rule: []
    }
  }
}
