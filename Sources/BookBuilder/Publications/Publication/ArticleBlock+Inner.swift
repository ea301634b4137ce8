import Articles

extension [ArticleBlock] {
  /// The blocks, each before those inside it.
  var withInner: [ArticleBlock] {
    flatMap { [$0] + $0.inner.withInner }
  }
}

extension ArticleBlock {
  /// The blocks directly inside the block.
  fileprivate var inner: [ArticleBlock] {
    switch self {
    case .list(let list): list.items.flatMap(\.self)
    case .quote(let blocks), .callout(_, _, let blocks), .onDemand(_, let blocks): blocks
    case .notes(let notes): notes.flatMap(\.blocks)
    case .heading, .glance, .paragraph, .listing, .transcript, .screen, .legend, .table, .terms,
      .rule:
      []
    }
  }
}
