import Markdown
import SourceText

struct PageTitle {
  var text: String
  var names: [String]

  /// Removes the first heading from the blocks; fails if the page doesn't begin with a heading.
  init?(takenFrom blocks: inout [Block]) {
    let index = blocks.firstIndex { block in
      switch block.kind {
      case .paragraph(let content): !content.plainText.allSatisfy(\.isWhitespace)
      case .html: false
      default: true
      }
    }
    guard let index, case .heading(_, let content) = blocks[index].kind else { return nil }
    let before = blocks[..<index].flatMap { block -> [String] in
      if case .paragraph(let content) = block.kind { content.anchorNames } else { [] }
    }
    blocks.removeSubrange(...index)
    text = content.plainText
    names = before + content.anchorNames
  }
}

struct HeadingLevels {
  /// The original levels of the headings above the next one.
  private var open: [Int] = []

  static func startingAt2(_ blocks: [Block]) -> [Block] {
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

  private func inner(_ blocks: [Block]) -> [Block] {
    var levels = self
    return blocks.map { levels.leveled($0) }
  }
}

extension [Inline] {
  /// The text of a heading without the attributes that mdBook allows at its end.
  ///
  /// An ID in them, such as in `{#name .big}`, becomes an anchor.
  var withAnchorFromAttributes: [Inline] {
    guard let end = last, case .text(let text) = end.kind, text.hasSuffix("}"),
      let start = text.lastIndex(of: "{")
    else { return self }
    let attributes = text[start...].dropFirst().dropLast().split(separator: " ")
    guard attributes.allSatisfy({ $0.hasPrefix("#") || $0.hasPrefix(".") || $0.contains("=") })
    else { return self }
    let words = Inline(.text(text[..<start].trimmingWhitespace()), at: end.position)
    let anchor = attributes.first { $0.hasPrefix("#") }
      .map { Inline(.html(String($0.dropFirst())), at: end.position) }
    return dropLast() + [words] + [anchor].compactMap(\.self)
  }
}
