import Articles
import Diagnostics
import Markdown

/// Rewrites the links and pictures of a page for the new book.
///
/// A link without a target is replaced by its text and reported.
struct LinkRewriter {
  private let page: ForeignPage
  private let links: ImportedLinkResolver
  private let pagePath: String
  private(set) var assets: Set<String> = []
  private(set) var findings: [Diagnostic] = []

  init(of page: ForeignPage, at pagePath: String, _ links: ImportedLinkResolver) {
    self.page = page
    self.pagePath = pagePath
    self.links = links
  }

  mutating func linked(_ content: [Inline]) -> [Inline] {
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
    case .image: return picture(inline)
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
    case .page(let path, let anchor, let isAnchorLost):
      if isAnchorLost {
        report(inline, "the link to '\(destination)' leads to the whole page: no such anchor")
      }
      // A link that shows only an article's address gets the article's title.
      if content.plainText == destination, let name = links.pages[path]?.title {
        words = [Inline(.text(name), at: inline.position)]
      }
      let file = path == page.path ? "" : name(of: links.pathsInBook[path] ?? "")
      let fragment = anchor.map { "#\($0)" } ?? ""
      address = file.isEmpty && fragment.isEmpty ? name(of: pagePath) : file + fragment
    case .file(let path):
      assets.insert(path)
      address = name(of: RelinkedPage.path(ofAsset: path))
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

  private mutating func picture(_ inline: Inline) -> [Inline] {
    guard case .image(let source, let title, let width, let content) = inline.kind else {
      return [inline]
    }
    let words = content.plainText
    switch links.picture(source, from: page.path) {
    case .file(let path):
      assets.insert(path)
      let kind = Inline.Kind.image(
        source: name(of: RelinkedPage.path(ofAsset: path)),
        title: title,
        width: width,
        content
      )
      return [Inline(kind, at: inline.position)]
    case .address(let address):
      report(inline, "the picture '\(address)' is on another site, so it becomes a link")
      let text = Inline(
        .text(words.isEmpty ? address.lastPathComponent : words),
        at: inline.position
      )
      return [Inline(.link(destination: address, title: "", [text]), at: inline.position)]
    case .page, .nothing:
      report(inline, "the picture '\(source)' is left out: it was not found")
      return words.isEmpty ? [] : [Inline(.text(words), at: inline.position)]
    }
  }

  private func name(of target: String) -> String {
    LinkResolver.name(of: target, from: pagePath)
  }

  private mutating func report(_ inline: Inline, _ summary: String) {
    let line = page.source.number(of: inline.position.line)
    findings.append(
      Diagnostic(.importLink, at: SourceLocation(path: page.path, line: line), summary)
    )
  }
}
