import Markdown

/// Levels of headings that begin at two and skip none.
struct HeadingLevels {
  /// The levels of the headings that the next one stands below, as they were.
  private var open: [Int] = []

  /// The blocks with such levels; which heading stands below which stays as it is.
  static func from2(_ blocks: [Block]) -> [Block] {
    var levels = HeadingLevels()
    return blocks.map { levels.leveled($0) }
  }

  private mutating func leveled(_ block: Block) -> Block {
    var block = block
    switch block.kind {
    case .heading(let level, let content):
      while let last = open.last, last >= level { open.removeLast() }
      open.append(level)
      block.kind = .heading(level: min(open.count + 1, 6), content)
    case .quote(let blocks): block.kind = .quote(inner(blocks))
    case .alert(let kind, let blocks): block.kind = .alert(kind, inner(blocks))
    case .list(var list):
      for index in list.items.indices { list.items[index].blocks = inner(list.items[index].blocks) }
      block.kind = .list(list)
    default: break
    }
    return block
  }

  /// Blocks inside of another one, whose headings are below those before it and none after it.
  private func inner(_ blocks: [Block]) -> [Block] {
    var levels = self
    return blocks.map { levels.leveled($0) }
  }
}
