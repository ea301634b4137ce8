import Articles
import Markdown

/// The places of a page by the names that links of the other tool have for them.
struct PageAnchors {
  /// The names in a book by those before; empty for the beginning of the page.
  private(set) var anchors: [String: String] = [:]
  private var maker = AnchorNames()
  /// Names that stand before a heading are names of what follows it.
  private var waiting: [String]
  private var current = ""

  init(of blocks: [Block], title: PageTitle?) {
    waiting = []
    if let title {
      let own = title.text.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: "-")
      for name in title.names + [own, ForeignPage.key(own)] { anchors[name] = "" }
    }
    for block in blocks { read(block) }
    for name in waiting { add(name, current) }
  }

  private mutating func add(_ name: String, _ anchor: String) {
    if anchors[name] == nil { anchors[name] = anchor }
  }

  private mutating func read(_ block: Block) {
    switch block.kind {
    case .heading(_, let content):
      let anchor = maker.name(for: content.plainText)
      for name in waiting + content.placeNames + [anchor, ForeignPage.key(anchor)] {
        add(name, anchor)
      }
      waiting = []
      current = anchor
    case .paragraph(let content): waiting += content.placeNames
    case .quote(let blocks), .alert(_, let blocks): for block in blocks { read(block) }
    case .list(let list): for block in list.items.flatMap(\.blocks) { read(block) }
    case .table(let table):
      waiting += (table.header + table.rows.flatMap(\.self)).flatMap(\.placeNames)
    case .footnote(let note): for block in note.blocks { read(block) }
    case .code, .html, .thematicBreak: break
    }
  }
}

extension Sequence<Inline> {
  /// The names that HTML gave to places in the text.
  var placeNames: [String] {
    flatMap { inline -> [String] in
      switch inline.kind {
      case .html(let name): [name]
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content):
        content.placeNames
      default: []
      }
    }
  }
}
