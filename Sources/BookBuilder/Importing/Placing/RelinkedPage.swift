import BookModel
import Diagnostics
import Markdown

struct RelinkedPage {
  let file: OutputFile
  let assets: Set<String>
  let findings: [Diagnostic]

  init(_ page: ForeignPage, at path: String, _ links: ImportedLinkResolver, title: String? = nil) {
    var placed = LinkRewriter(of: page, at: path, links)
    let blocks = page.blocks.map { block in block.mapContent { placed.linked($0) } }
    file = OutputFile(
      path: path,
      text: """
        ---
        title: \(YAMLText(MarkdownText(title ?? page.title).escaped))
        description: \(YAMLText(page.description))
        ---
        \(MarkdownWriter().text(of: blocks))
        """
    )
    assets = placed.assets
    findings = page.source.findings + placed.findings
  }

  static func path(ofAsset path: String) -> String {
    "Content/assets/\(path)"
  }
}

extension ForeignPage {
  /// The opening page of a catalog without links to articles in its topics.
  ///
  /// The contents of the book, on the same page, list those already.
  func withoutListedArticles(_ articles: DocCArticles) -> ForeignPage {
    let start = blocks.firstIndex { block in
      if case .heading(2, let content) = block.kind { content.plainText == "Topics" } else { false }
    }
    guard let start else { return self }
    let rest = blocks[(start + 1)...]
    let end = rest.firstIndex { if case .heading(2, _) = $0.kind { true } else { false } }
    var remaining: [Block] = []
    // Works from the end, so that a heading knows whether anything is left below it.
    for block in blocks[start..<(end ?? blocks.endIndex)].reversed() {
      switch block.kind {
      case .heading(let level, _):
        guard let next = remaining.last else { continue }
        if case .heading(let below, _) = next.kind, below <= level { continue }
        remaining.append(block)
      case .list(var list):
        list.items.removeAll { $0.isOnlyArticle(articles) }
        if !list.items.isEmpty {
          remaining.append(Block(.list(list), at: block.position, endLine: block.endLine))
        }
      default:
        remaining.append(block)
      }
    }
    var page = self
    page.blocks.replaceSubrange(start..<(end ?? blocks.endIndex), with: remaining.reversed())
    return page
  }
}

extension MarkdownList.Item {
  fileprivate func isOnlyArticle(_ articles: DocCArticles) -> Bool {
    guard blocks.count == 1, case .paragraph(let content) = blocks[0].kind, content.count == 1,
      case .link(let destination, _, _) = content[0].kind
    else { return false }
    return articles.path(of: destination) != nil
  }
}

extension Block {
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
