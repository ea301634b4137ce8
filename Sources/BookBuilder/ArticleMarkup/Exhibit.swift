import Articles

/// Figures that follow each other: code, what it prints, its screen and what is heard.
///
/// The site shows them in one frame with one row of controls, so an exhibit has at most one listing
/// of code and one figure with spoken lines.
struct Exhibit {
  private(set) var blocks: [ArticleBlock]
  private(set) var isExhibit: Bool

  /// Splits blocks into exhibits and the blocks between them.
  static func parts(of blocks: [ArticleBlock]) -> [Exhibit] {
    var parts: [Exhibit] = []
    for (index, block) in blocks.enumerated() {
      let next = index + 1 < blocks.count ? blocks[index + 1] : nil
      let isFigure = block.isFigure || block.isLegend && next?.isSpokenFigure == true
      // A copy of the last part would be copied again for each block.
      if let last = parts.indices.last,
        isFigure ? parts[last].takes(block) : !parts[last].isExhibit
      {
        parts[last].blocks.append(block)
      } else {
        parts.append(Exhibit(blocks: [block], isExhibit: isFigure))
      }
    }
    return parts
  }

  private func takes(_ block: ArticleBlock) -> Bool {
    guard isExhibit, !blocks.contains(where: \.isSpokenFigure) else { return false }
    if case .listing(let listing) = block { return listing.isResult }
    // A screen with its own code.
    return !block.hasCodeBetweenScreens
  }
}

extension ArticleBlock {
  fileprivate var isFigure: Bool {
    if case .listing = self { true } else { isSpokenFigure }
  }

  fileprivate var isSpokenFigure: Bool {
    switch self {
    case .transcript: true
    case .screen: !hasCodeBetweenScreens
    default: false
    }
  }

  fileprivate var isLegend: Bool {
    if case .legend = self { true } else { false }
  }
}
