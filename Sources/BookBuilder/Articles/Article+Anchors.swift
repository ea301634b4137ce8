package import BookModel

extension Article {
  /// The names on the page that links may refer to, in the order of the page.
  package var anchors: PageAnchors { PageAnchors(blocks.flatMap(\.anchors)) }
}

extension ArticleBlock {
  /// The names in the block that links may refer to.
  fileprivate var anchors: [String] {
    switch self {
    case .heading(let heading): [heading.anchor]
    case .glance: [ArticleGlance.anchor]
    case .listing(let listing): [listing.anchor]
    case .transcript(let figure): [figure.anchor]
    case .screen(let figure): [figure.anchor, figure.change?.anchor].compactMap(\.self)
    case .table(let table): table.rows.compactMap(\.anchor)
    case .list(let list): list.anchors + list.places + list.items.flatMap { $0.flatMap(\.anchors) }
    case .terms(let terms): terms.compactMap(\.anchor)
    case .quote(let blocks), .callout(_, _, let blocks), .onDemand(_, let blocks):
      blocks.flatMap(\.anchors)
    case .notes(let notes): notes.map { ArticleNote.anchor($0.number) }
    case .paragraph, .legend, .rule: []
    }
  }
}
