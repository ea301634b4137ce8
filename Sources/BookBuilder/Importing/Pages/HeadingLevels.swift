import Markdown

/// Levels of headings that begin at two and skip none.
enum HeadingLevels {
  /// The blocks with such levels; which heading stands below which stays as it is.
  static func from2(_ blocks: [Block]) -> [Block] {
    var open: [Int] = []
    return blocks.map { block in
      guard case .heading(let level, let content) = block.kind else { return block }
      while let last = open.last, last >= level { open.removeLast() }
      open.append(level)
      var block = block
      block.kind = .heading(level: min(open.count + 1, 6), content)
      return block
    }
  }
}
