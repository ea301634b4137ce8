import BookModel
import Localization
import Markdown

extension ArticleComposer {
  /// The blocks of a part of the text.
  mutating func compose(_ source: [Block]) -> [ArticleBlock] {
    var blocks: [ArticleBlock] = []
    for block in source {
      blocks += compose(block)
    }
    return blocks
  }

  /// What a block comes to on the page.
  mutating func compose(_ block: Block) -> [ArticleBlock] {
    switch block.kind {
    case .paragraph(let content): return paragraph(content)
    case .heading(let level, let content): return [heading(level: level, content)]
    case .quote(let blocks): return [.quote(compose(blocks))]
    case .alert(let kind, let blocks):
      let label = words.alerts.label(for: kind)
      return [.callout(kind: kind.rawValue, label: label, compose(blocks))]
    case .list(let list): return [.list(compose(list))]
    case .code(let code): return compose(code, line: block.position.line)
    case .thematicBreak: return [.rule]
    case .table(let table): return compose(table)
    case .html, .footnote: return []
    }
  }

  private mutating func paragraph(_ content: [Inline]) -> [ArticleBlock] {
    guard extent == .full else {
      inlines.countReferences(in: content)
      return []
    }
    let runs = inlines.runs(of: content)
    return runs.isEmpty ? [] : [.paragraph(runs)]
  }

  private mutating func heading(level: Int, _ content: [Inline]) -> ArticleBlock {
    let depth = max(1, level - 1)
    while sectionNumber.count > depth { sectionNumber.removeLast() }
    while sectionNumber.count < depth { sectionNumber.append(0) }
    sectionNumber[depth - 1] += 1
    sectionTitle = content.plainText
    return .heading(
      ArticleHeading(
        level: max(2, level),
        anchor: anchors.name(for: sectionTitle),
        number: [chapterNumber].compactMap(\.self) + sectionNumber,
        content: inlines.runs(of: content)
      )
    )
  }
}
