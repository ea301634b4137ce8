import BookModel
import Localization
import Markdown
import SnippetNotation

extension ArticleComposer {
  mutating func compose(_ source: [Block]) -> [ArticleBlock] {
    var blocks: [ArticleBlock] = []
    for block in source {
      blocks += compose(block)
    }
    return blocks
  }

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
      [chapterNumber].compactMap(\.self) + sectionNumber,
      anchor: anchors.name(for: sectionTitle),
      inlines.runs(of: content),
      level: max(2, level)
    )
  }

  mutating func compose(_ list: MarkdownList) -> ArticleList {
    var items: [[ArticleBlock]] = []
    for item in list.items {
      var blocks = compose(item.blocks)
      if let isDone = item.isDone {
        let label = Run.text((isDone ? words.done : words.toDo) + " ")
        if case .paragraph(let runs)? = blocks.first {
          blocks[0] = .paragraph([label] + runs)
        } else {
          blocks.insert(.paragraph([label]), at: 0)
        }
      }
      items.append(blocks)
    }
    return ArticleList(start: list.start, items: items)
  }

  /// The query of a table; `nil` if it is invalid, or its page would have too many cells, which is
  /// reported.
  private mutating func query(_ info: FenceInfo) -> TableQuery? {
    guard let query = try? TableQuery(info, in: book.tables) else { return nil }
    dataCells += query.cellCount
    return dataCells > MarkdownDocument.cellLimit ? nil : query
  }

  /// The block for a fence or an indented code block; empty for a table whose query is invalid.
  mutating func compose(_ code: CodeBlock, line: Int) -> [ArticleBlock] {
    let info = FenceInfo(code.info)
    guard extent == .full else { return figure(info) }
    let verdict = report.verdicts[FenceLocation(path: edition.path, line: line)]
    switch FenceKind(rawValue: info.name) {
    case .voiceover, .voicecontrol, .switchcontrol, .keyboard:
      transcripts += 1
      let composer = SpokenFigureComposer(words: words, inlines: inlines)
      return [.transcript(composer.figure(info, code, verdict: verdict, number: transcripts))]
    case .table:
      guard let table = query(info) else { return [] }
      return [compose(table, caption: code.tableCaption)]
    case .screen:
      screens += 1
      var composer = ScreenFigureComposer(words: words, inlines: inlines)
      return [.screen(composer.figure(info, code, verdict: verdict, number: screens))]
    case .swift, .output, .error, nil:
      listings += 1
      let composer = ListingComposer(words: words, inlines: inlines, colors: colors)
      return [.listing(composer.listing(info, code, verdict: verdict, number: listings))]
    }
  }

  /// A placeholder with only the number and anchor of the figure, for `Extent.names`.
  private mutating func figure(_ info: FenceInfo) -> [ArticleBlock] {
    switch FenceKind(rawValue: info.name) {
    case .voiceover, .voicecontrol, .switchcontrol, .keyboard:
      transcripts += 1
      let figure = SpokenFigure(number: transcripts, caption: [], isComputed: false, lines: [])
      return [.transcript(figure)]
    case .table:
      guard let table = query(info) else { return [] }
      return [compose(table)]
    case .screen:
      screens += 1
      return [.screen(ScreenFigure(number: screens, caption: [], panes: []))]
    case .swift, .output, .error, nil:
      listings += 1
      return [.listing(Listing(number: listings, caption: [], tokens: [], language: "en"))]
    }
  }
}
