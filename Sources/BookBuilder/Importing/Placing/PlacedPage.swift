import Articles
import Diagnostics
import Markdown

/// A page with links that lead to where things stand in the book.
struct PlacedPage {
  private let page: ForeignPage
  private let links: PageLinks
  /// The path in the book.
  private let place: String
  /// The files that go along, by their paths before.
  private(set) var assets: Set<String> = []
  /// What was lost on the way.
  private(set) var findings: [Diagnostic]
  /// The text of the page with its front matter.
  private(set) var text = ""

  init(_ page: ForeignPage, at place: String, _ links: PageLinks, title: String? = nil) {
    self.page = page
    self.place = place
    self.links = links
    findings = page.source.findings
    let body = MarkdownWriter().text(of: page.blocks.map { linked($0) })
    text =
      """
      ---
      title: \(YAMLText(MarkdownText(title ?? page.title).escaped))
      description: \(YAMLText(page.description))
      ---

      """ + body
  }

  /// The path in the book of a file that goes along.
  static func path(ofAsset path: String) -> String {
    "Content/assets/\(path)"
  }

  private mutating func linked(_ block: Block) -> Block {
    var block = block
    switch block.kind {
    case .paragraph(let content): block.kind = .paragraph(linked(content))
    case .heading(let level, let content): block.kind = .heading(level: level, linked(content))
    case .quote(let inner): block.kind = .quote(inner.map { linked($0) })
    case .alert(let kind, let inner): block.kind = .alert(kind, inner.map { linked($0) })
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = list.items[index].blocks.map { linked($0) }
      }
      block.kind = .list(list)
    case .table(var table):
      table.header = table.header.map { linked($0) }
      table.rows = table.rows.map { $0.map { linked($0) } }
      block.kind = .table(table)
    case .footnote(var note):
      note.blocks = note.blocks.map { linked($0) }
      block.kind = .footnote(note)
    case .code, .html, .thematicBreak: break
    }
    return block
  }

  private mutating func linked(_ content: [Inline]) -> [Inline] {
    content.flatMap { linked($0) }
  }

  private mutating func linked(_ inline: Inline) -> [Inline] {
    var inline = inline
    switch inline.kind {
    case .emphasis(let content): inline.kind = .emphasis(linked(content))
    case .strong(let content): inline.kind = .strong(linked(content))
    case .strikethrough(let content): inline.kind = .strikethrough(linked(content))
    case .link(let destination, let title, let content):
      return link(inline, destination, title, linked(content))
    case .image(let source, let title, let content):
      return picture(inline, source, title, content)
    default: break
    }
    return [inline]
  }

  private mutating func link(
    _ inline: Inline,
    _ destination: String,
    _ title: String,
    _ content: [Inline]
  ) -> [Inline] {
    let address: String
    var words = content
    switch links.target(of: destination, from: page.path) {
    case .address(let whole):
      address = whole
    case .page(let path, let anchor, let isPlaceLost):
      if isPlaceLost {
        report(inline, "the link to '\(destination)' leads to the page: it has no such place")
      }
      // What names an article by its address is called like the article.
      if content.plainText == destination, let name = links.pages[path]?.title {
        words = [Inline(.text(name), at: inline.position)]
      }
      let file = path == page.path ? "" : name(of: links.places[path] ?? "")
      let sign = anchor.map { "#\($0)" } ?? ""
      address = file.isEmpty && sign.isEmpty ? name(of: place) : file + sign
    case .file(let path):
      assets.insert(path)
      address = name(of: Self.path(ofAsset: path))
    case .nothing(let why):
      report(inline, "the link to '\(destination)' is left out: \(why)")
      if destination.hasPrefix("doc:"), content.plainText == destination {
        return [Inline(.code(String(destination.dropFirst("doc:".count))), at: inline.position)]
      }
      // A bare address would become a link again.
      if destination.hasPrefix("http"), content.plainText == destination {
        return [Inline(.code(destination), at: inline.position)]
      }
      return content
    }
    return [Inline(.link(destination: address, title: title, words), at: inline.position)]
  }

  private mutating func picture(
    _ inline: Inline,
    _ source: String,
    _ title: String,
    _ content: [Inline]
  ) -> [Inline] {
    let words = content.plainText
    switch links.picture(source, from: page.path) {
    case .file(let path):
      assets.insert(path)
      let kind = Inline.Kind.image(
        source: name(of: Self.path(ofAsset: path)),
        title: title,
        content
      )
      return [Inline(kind, at: inline.position)]
    case .address(let address):
      report(inline, "the picture '\(address)' lies elsewhere and became a link")
      let text = Inline(.text(words.isEmpty ? address.lastName : words), at: inline.position)
      return [Inline(.link(destination: address, title: "", [text]), at: inline.position)]
    case .page, .nothing:
      report(inline, "the picture '\(source)' is left out: it was not found")
      return words.isEmpty ? [] : [Inline(.text(words), at: inline.position)]
    }
  }

  private func name(of target: String) -> String {
    LinkResolver.name(of: target, from: place)
  }

  private mutating func report(_ inline: Inline, _ summary: String) {
    let line = page.source.number(of: inline.position.line)
    findings.append(
      Diagnostic(.importLink, at: SourceLocation(path: page.path, line: line), summary)
    )
  }
}
