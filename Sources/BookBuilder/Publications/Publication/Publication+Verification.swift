import Articles

extension Publication {
  /// The names of the pages with something spoken that was not computed in this build.
  package var uncheckedPages: [String] {
    pages.filter { $0.article.blocks.withInner.contains(where: \.isUnchecked) }.map(\.title)
  }
}

extension ArticleBlock {
  fileprivate var isUnchecked: Bool {
    switch self {
    case .transcript(let figure): !figure.isComputed
    case .screen(let figure): figure.panes.isEmpty
    case .heading, .glance, .paragraph, .list, .quote, .callout, .onDemand, .listing, .legend,
      .table, .notes, .terms, .rule:
      false
    }
  }
}
