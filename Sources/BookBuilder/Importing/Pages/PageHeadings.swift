import Markdown
import SourceText

/// The heading that a page begins with.
struct PageTitle {
  var text: String
  /// The names that HTML gives to its place.
  var names: [String]

  /// Takes the first heading away, if the page begins with it or it is of the first level.
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
      if case .paragraph(let content) = block.kind { content.placeNames } else { [] }
    }
    blocks.removeSubrange(...index)
    text = content.plainText
    names = before + content.placeNames
  }
}

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

extension [Inline] {
  /// The words of a heading without the attributes that mdBook reads at its end, such as `{#name .big}`;
  /// a name in them becomes a place.
  var withPlaceOfAttributes: [Inline] {
    guard let end = last, case .text(let text) = end.kind, text.hasSuffix("}"),
      let start = text.lastIndex(of: "{")
    else { return self }
    let attributes = text[start...].dropFirst().dropLast().split(separator: " ")
    guard attributes.allSatisfy({ $0.hasPrefix("#") || $0.hasPrefix(".") || $0.contains("=") })
    else { return self }
    let words = Inline(.text(text[..<start].trimmingWhitespace()), at: end.position)
    let place = attributes.first { $0.hasPrefix("#") }
      .map { Inline(.html(String($0.dropFirst())), at: end.position) }
    return dropLast() + [words] + [place].compactMap(\.self)
  }
}
