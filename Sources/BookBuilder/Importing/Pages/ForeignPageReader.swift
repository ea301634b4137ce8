import Diagnostics
import Markdown
import SourceText

/// Makes plain Markdown of a prepared page.
struct ForeignPageReader {
  let kind: ForeignBookKind
  var source: PreparedText
  /// The signs that hide a line of code, by language.
  let hiddenLines: [String: String]
  /// The line of a block of HTML whose content is read.
  var outerLine: Int?

  init(_ source: PreparedText, kind: ForeignBookKind, hiddenLines: [String: String]) {
    self.source = source
    self.kind = kind
    self.hiddenLines = hiddenLines
  }

  /// The page.
  ///
  /// - Parameter listed: the name that the list of chapters gives to it.
  mutating func read(listed: String?) -> ForeignPage {
    let document = MarkdownDocument(parsing: source.text)
    let frontMatter = ForeignFrontMatter(document.frontMatter)
    if !frontMatter.otherKeys.isEmpty {
      let names = frontMatter.otherKeys.map { "'\($0)'" }.joined(separator: ", ")
      source.report(.importFrontMatter, 1, "the front matter loses \(names)")
    }
    var blocks = blocks(document.blocks)
    let heading = takeTitle(from: &blocks)
    let title = [frontMatter.title, source.title, heading?.text, listed]
      .compactMap { $0?.foldingSpace }.first { !$0.isEmpty }
    var page = ForeignPage(
      path: source.path,
      title: title ?? SlugMaker.words(of: source.path.baseName),
      description: "",
      blocks: HeadingLevels.from2(blocks),
      source: source
    )
    page.anchors = PlaceNames(of: page.blocks, title: heading).anchors
    page.description = frontMatter.description.map { MarkdownText($0).escaped } ?? ""
    if page.description.isEmpty { page.takeDescription() }
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
      block.kind = .heading(level: level, heading(inlines(content)))
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
    for (name, line) in html.lost { reportLost(name, line: line) }
    return inlines
  }

  /// Blocks that say what a block of HTML says.
  private mutating func html(_ html: String, line: Int) -> [Block] {
    let block = HTMLBlock(html)
    for name in block.lost { reportLost(name, line: line) }
    guard block.markdown.contains(where: { !$0.isWhitespace }) else { return [] }
    let before = outerLine
    outerLine = outerLine ?? line
    defer { outerLine = before }
    // What is still a block of HTML holds tags only, such as '<br>' by itself.
    return MarkdownDocument(parsing: block.markdown).blocks.flatMap { inner -> [Block] in
      guard case .html(let rest) = inner.kind else { return blocks(for: inner) }
      let wrapped = MarkdownDocument(parsing: "\u{200B}" + rest).blocks
      return wrapped.flatMap { blocks(for: $0.withoutFirstSign) }
    }
  }

  private mutating func reportLost(_ name: String, line: Int) {
    let number = source.number(of: outerLine ?? line)
    source.report(.importMarkup, number, "'<\(name)>' has no form in a chapter")
  }

  /// A heading without the attributes that mdBook reads at its end, which become a place.
  private func heading(_ content: [Inline]) -> [Inline] {
    guard kind == .mdBook, case .text(let text)? = content.last?.kind, text.hasSuffix("}"),
      let start = text.lastIndex(of: "{")
    else { return content }
    let attributes = text[start...].dropFirst().dropLast().split(separator: " ")
    guard attributes.allSatisfy({ $0.hasPrefix("#") || $0.hasPrefix(".") || $0.contains("=") })
    else { return content }
    var kept = Array(content.dropLast())
    let place = content[content.count - 1].position
    kept.append(Inline(.text(text[..<start].trimmingWhitespace()), at: place))
    if let name = attributes.first(where: { $0.hasPrefix("#") }) {
      kept.append(Inline(.html(String(name.dropFirst())), at: place))
    }
    return kept
  }

  /// Takes the first heading away, if the page begins with it or it is of the first level.
  private func takeTitle(from blocks: inout [Block]) -> PageTitle? {
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
    return PageTitle(text: content.plainText, names: before + content.placeNames)
  }

  /// The alert that an aside is: of DocC, as in `> Tip: …`, or with a word in bold, as in `> **Note:** …`.
  private mutating func aside(in blocks: [Block]) -> Block.Kind? {
    guard let first = blocks.first, case .paragraph(let content) = first.kind,
      let (name, after) = opening(of: content)
    else { return nil }
    var rest = after
    let alert: Block.AlertKind? =
      switch name.lowercased() {
      case "note", "experiment", "remark": .note
      case "tip": .tip
      case "important", "precondition", "postcondition", "requires": .important
      case "warning", "bug": .warning
      case "attention", "caution": .caution
      default: nil
      }
    guard let alert else { return nil }
    // Words that no alert has a title for, such as “Precondition:”, stay.
    guard ["note", "tip", "important", "warning", "caution"].contains(name.lowercased()) else {
      return .alert(alert, self.blocks(blocks))
    }
    if case .text(let text)? = rest.first?.kind {
      let words = text.drop(while: \.isWhitespace)
      rest[0].kind = .text(String(words))
      if words.isEmpty { rest.removeFirst() }
    }
    if let next = rest.first, next.kind == .softBreak { rest.removeFirst() }
    let opening = Block(.paragraph(rest), at: first.position, endLine: first.endLine)
    return .alert(alert, self.blocks((rest.isEmpty ? [] : [opening]) + blocks.dropFirst()))
  }

  /// The word that an aside may begin with, without its colon, and what follows.
  private func opening(of content: [Inline]) -> (name: String, rest: [Inline])? {
    var rest = content
    switch content.first?.kind {
    case .text(let text)? where kind == .docC:
      guard let colon = text.firstIndex(of: ":") else { return nil }
      rest[0].kind = .text(String(text[colon...].dropFirst()))
      return (String(text[..<colon]), rest)
    case .strong(let words)?:
      let name = words.plainText
      rest.removeFirst()
      if name.hasSuffix(":") { return (String(name.dropLast()), rest) }
      if case .text(let text)? = rest.first?.kind, text.hasPrefix(":") {
        rest[0].kind = .text(String(text.dropFirst()))
        return (name, rest)
      }
      // The word may stand in a line or a paragraph of its own.
      return rest.isEmpty || rest.first?.kind == .softBreak ? (name, rest) : nil
    default: return nil
    }
  }
}

extension Block {
  /// A paragraph without the sign that kept its HTML within a line.
  fileprivate var withoutFirstSign: Block {
    guard case .paragraph(var content) = kind, case .text(let text)? = content.first?.kind
    else { return self }
    content[0].kind = .text(String(text.drop { $0 == "\u{200B}" }))
    return Block(.paragraph(content), at: position, endLine: endLine)
  }
}
