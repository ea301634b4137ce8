import Diagnostics
import Markdown
import SourceText

/// Converts a prepared page to plain Markdown.
///
/// It determines title and description, renumbers headings, replaces HTML, and converts asides and
/// code fences.
struct ForeignPageReader {
  let kind: ForeignBookKind
  var source: PreparedText
  let hiddenLines: [String: String]
  /// The line of the HTML block whose content is being read.
  var htmlBlockLine: Int?

  init(_ source: PreparedText, kind: ForeignBookKind, hiddenLines: [String: String]) {
    self.source = source
    self.kind = kind
    self.hiddenLines = hiddenLines
  }

  mutating func read(listed: String?) -> ForeignPage {
    let document = MarkdownDocument(parsing: source.text)
    if let table = document.oversizedTable {
      let limit = MarkdownDocument.cellLimit
      let summary = "the page is empty, since its tables have more than \(limit) cells"
      source.report(.importMarkup, source.number(of: table.line), summary)
    }
    if let definition = document.oversizedReference {
      let limit = MarkdownDocument.referenceLimit / 1_000_000
      let summary = "the page is empty, since its references take more than \(limit) MB"
      source.report(.importMarkup, source.number(of: definition.line), summary)
    }
    let frontMatter = ForeignFrontMatter(document.frontMatter)
    if !frontMatter.otherKeys.isEmpty {
      let names = frontMatter.otherKeys.map { "'\($0)'" }.joined(separator: ", ")
      source.report(.importFrontMatter, 1, "front matter keys are dropped: \(names)")
    }
    var blocks = blocks(document.blocks)
    let heading = PageTitle(takenFrom: &blocks)
    let title = [frontMatter.title, source.title, heading?.text, listed]
      .compactMap { $0?.collapsingWhitespace }.first { !$0.isEmpty }
    var page = ForeignPage(
      path: source.path,
      title: title ?? SlugGenerator.words(of: source.path.baseName),
      description: "",
      blocks: HeadingLevels.startingAt2(blocks),
      source: source
    )
    page.anchors = ForeignAnchors(of: page.blocks, title: heading).anchors
    page.description = frontMatter.description.map { MarkdownText($0).escaped } ?? ""
    if page.description.isEmpty { page.extractDescription() }
    return page
  }

  private mutating func blocks(_ blocks: [Block]) -> [Block] {
    blocks.flatMap { self.blocks(for: $0) }
  }

  private mutating func blocks(for block: Block) -> [Block] {
    var block = block
    switch block.kind {
    case .paragraph(let content):
      block.kind = .paragraph(inlines(content))
    case .heading(let level, let content):
      let words = inlines(content)
      block.kind = .heading(level: level, kind == .mdBook ? words.withAnchorFromAttributes : words)
    case .quote(let inner):
      block.kind = aside(in: inner) ?? .quote(blocks(inner))
    case .alert(let alert, let inner):
      block.kind = .alert(alert, blocks(inner))
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = blocks(list.items[index].blocks)
      }
      block.kind = .list(list)
    case .code(let code):
      block.kind = .code(self.code(code, line: block.position.line))
    case .html(let html):
      return self.html(html, line: block.position.line)
    case .table(var table):
      table.header = table.header.map { inlines($0) }
      table.rows = table.rows.map { $0.map { inlines($0) } }
      block.kind = .table(table)
    case .footnote(var note):
      note.blocks = blocks(note.blocks)
      block.kind = .footnote(note)
    case .thematicBreak:
      break
    }
    return [block]
  }

  private mutating func inlines(_ content: [Inline]) -> [Inline] {
    var html = InlineHTML()
    let inlines = html.replacing(content)
    for (name, line) in html.unsupported { reportLost(name, line: line) }
    return inlines
  }

  private mutating func html(_ html: String, line: Int) -> [Block] {
    let block = HTMLBlock(html)
    for name in block.unsupported { reportLost(name, line: line) }
    guard block.markdown.contains(where: { !$0.isWhitespace }) else { return [] }
    let before = htmlBlockLine
    htmlBlockLine = htmlBlockLine ?? line
    defer { htmlBlockLine = before }
    // A remaining HTML block contains only tags, such as a single '<br>'; the zero-width space
    // makes it a paragraph.
    return MarkdownDocument(parsing: block.markdown).blocks.flatMap { inner -> [Block] in
      guard case .html(let rest) = inner.kind else { return blocks(for: inner) }
      let wrapped = MarkdownDocument(parsing: "\u{200B}" + rest).blocks
      return wrapped.flatMap { blocks(for: $0.withoutLeadingSpace) }
    }
  }

  private mutating func reportLost(_ name: String, line: Int) {
    let number = source.number(of: htmlBlockLine ?? line)
    source.report(.importMarkup, number, "'<\(name)>' has no equivalent in a chapter")
  }

  private mutating func aside(in blocks: [Block]) -> Block.Kind? {
    guard let first = blocks.first, case .paragraph(let content) = first.kind,
      let opening = AsideOpening(content, of: kind)
    else { return nil }
    let paragraph = Block(.paragraph(opening.rest), at: first.position, endLine: first.endLine)
    let rest = (opening.rest.isEmpty ? [] : [paragraph]) + blocks.dropFirst()
    return .alert(opening.alert, self.blocks(rest))
  }
}

extension Block {
  /// The paragraph without the zero-width space that made its HTML inline.
  fileprivate var withoutLeadingSpace: Block {
    guard case .paragraph(var content) = kind, case .text(let text)? = content.first?.kind
    else { return self }
    content[0].kind = .text(String(text.drop { $0 == "\u{200B}" }))
    return Block(.paragraph(content), at: position, endLine: endLine)
  }
}
