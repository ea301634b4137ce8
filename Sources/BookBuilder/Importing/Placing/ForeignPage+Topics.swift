import Markdown

extension ForeignPage {
  /// The page that opens a catalogue without what its topics say of articles: the contents of the book
  /// list those, and stand on the same page.
  func withoutListedArticles(_ articles: DocCArticles) -> ForeignPage {
    let start = blocks.firstIndex { block in
      if case .heading(2, let content) = block.kind { content.plainText == "Topics" } else { false }
    }
    guard let start else { return self }
    let rest = blocks[(start + 1)...]
    let end = rest.firstIndex { if case .heading(2, _) = $0.kind { true } else { false } }
    var kept: [Block] = []
    // From the end, so that a heading knows whether anything is left below it.
    for block in blocks[start..<(end ?? blocks.endIndex)].reversed() {
      switch block.kind {
      case .heading(let level, _):
        guard let next = kept.last else { continue }
        if case .heading(let below, _) = next.kind, below <= level { continue }
        kept.append(block)
      case .list(var list):
        list.items.removeAll { $0.isOnlyArticle(articles) }
        if !list.items.isEmpty {
          kept.append(Block(.list(list), at: block.position, endLine: block.endLine))
        }
      default:
        kept.append(block)
      }
    }
    var page = self
    page.blocks.replaceSubrange(start..<(end ?? blocks.endIndex), with: kept.reversed())
    return page
  }
}

extension MarkdownList.Item {
  /// Whether the item is a link to an article and nothing else.
  fileprivate func isOnlyArticle(_ articles: DocCArticles) -> Bool {
    guard blocks.count == 1, case .paragraph(let content) = blocks[0].kind, content.count == 1,
      case .link(let destination, _, _) = content[0].kind
    else { return false }
    return articles.path(of: destination) != nil
  }
}
