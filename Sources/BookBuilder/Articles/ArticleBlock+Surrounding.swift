extension ArticleBlock {
  /// Whether the block is screens that stand around the code between them.
  package var surroundsCode: Bool {
    if case .screen(let figure) = self { figure.change != nil } else { false }
  }
}

extension [ArticleBlock] {
  /// Puts the listing before the last block, which is a screen, between its screens.
  mutating func surroundCode() {
    guard count > 1, case .screen(var figure) = self[count - 1],
      case .listing(let listing) = self[count - 2]
    else { return }
    figure.change = listing
    replaceSubrange((count - 2)..., with: [.screen(figure)])
  }
}
