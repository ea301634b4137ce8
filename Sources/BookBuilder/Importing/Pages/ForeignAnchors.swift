import Articles
import Markdown

/// The anchors of a page in the new book, by the names that links in the other tool use.
///
/// An empty value is the top of the page. Tools spell the anchors of headings differently, so these
/// are also stored under a normalized name.
struct ForeignAnchors {
  private(set) var anchors: [String: String] = [:]
  private var maker = AnchorNames()
  /// Anchors defined before a heading refer to it.
  private var pending: [String]
  private var current = ""

  init(of blocks: [Block], title: PageTitle?) {
    pending = []
    if let title {
      let anchor = title.text.lowercased().split(whereSeparator: \.isWhitespace).joined(
        separator: "-"
      )
      for name in title.names + [anchor, ForeignPage.key(anchor)] { anchors[name] = "" }
    }
    for block in blocks { read(block) }
    for name in pending { add(name, current) }
  }

  private mutating func add(_ name: String, _ anchor: String) {
    if anchors[name] == nil { anchors[name] = anchor }
  }

  private mutating func read(_ block: Block) {
    switch block.kind {
    case .heading(_, let content):
      let anchor = maker.name(for: content.plainText)
      for name in pending + content.anchorNames + [anchor, ForeignPage.key(anchor)] {
        add(name, anchor)
      }
      pending = []
      current = anchor
    case .paragraph(let content): pending += content.anchorNames
    case .quote(let blocks), .alert(_, let blocks): for block in blocks { read(block) }
    case .list(let list): for block in list.items.flatMap(\.blocks) { read(block) }
    case .table(let table):
      pending += (table.header + table.rows.flatMap(\.self)).flatMap(\.anchorNames)
    case .footnote(let note): for block in note.blocks { read(block) }
    case .code, .html, .thematicBreak: break
    }
  }
}

extension Sequence<Inline> {
  var anchorNames: [String] {
    flatMap { inline -> [String] in
      switch inline.kind {
      case .html(let name): [name]
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content):
        content.anchorNames
      default: []
      }
    }
  }
}
