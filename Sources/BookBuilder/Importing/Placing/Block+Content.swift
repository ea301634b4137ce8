import Markdown

extension Block {
  /// The block with the words of each paragraph, heading and cell in it replaced.
  func mapContent(_ replace: ([Inline]) -> [Inline]) -> Block {
    func mapped(_ blocks: [Block]) -> [Block] { blocks.map { $0.mapContent(replace) } }
    var block = self
    switch kind {
    case .paragraph(let content): block.kind = .paragraph(replace(content))
    case .heading(let level, let content): block.kind = .heading(level: level, replace(content))
    case .quote(let inner): block.kind = .quote(mapped(inner))
    case .alert(let kind, let inner): block.kind = .alert(kind, mapped(inner))
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = mapped(list.items[index].blocks)
      }
      block.kind = .list(list)
    case .table(var table):
      table.header = table.header.map(replace)
      table.rows = table.rows.map { $0.map(replace) }
      block.kind = .table(table)
    case .footnote(var note):
      note.blocks = mapped(note.blocks)
      block.kind = .footnote(note)
    case .code, .html, .thematicBreak: break
    }
    return block
  }
}
