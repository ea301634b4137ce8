import Articles

extension Publication {
  /// The names of the pages with something spoken that was not verified in this build.
  package var unverifiedPages: [String] {
    pages.filter { $0.article.blocks.withInner.contains(where: \.isUnverified) }.map(\.title)
  }
}

extension ArticleBlock {
  fileprivate var isUnverified: Bool {
    switch self {
    case .transcript(let figure): !figure.isVerified
    case .screen(let figure): figure.panes.isEmpty
    case .heading, .paragraph, .list, .quote, .callout, .listing, .legend, .table, .notes, .terms,
      .rule:
      false
    }
  }
}
