import Articles
import BookModel
import SourceText

/// Resolves the links of a publication.
///
/// Targets outside the publication lead to the published site if its address is known, and nowhere
/// otherwise.
struct PublicationLinks: Sendable {
  private let pages: [PagePath: PublicationPage]
  private let linkTargets: [PagePath: Set<String>]
  /// The page that opens the book; its lists are replaced by the format's own contents.
  let introduction: PublicationPage?
  private let contents: Set<String>
  private let address: String?

  init(_ publication: Publication) {
    let pages = publication.pages
    self.pages = Dictionary(pages.map { ($0.article.page, $0) }) { first, _ in first }
    linkTargets = Dictionary(
      pages.map { ($0.article.page, Set($0.article.linkTargets)) }
    ) { first, _ in first }
    introduction = pages.first { $0.kind == .introduction }
    contents = Set(pages.compactMap(\.part?.anchor)).union([Self.contentsAnchor])
    address = publication.address
  }

  static let contentsAnchor = "contents"

  func destination(of target: LinkTarget, on page: PublicationPage) -> LinkDestination {
    switch target {
    case .external(let address): .address(address.percentEncodedAddress)
    case .anchor(let anchor): destination(page.article.page, anchor)
    case .page(let other, let anchor): destination(other, anchor)
    case .asset(let path): published(.asset(path))
    case .file(let file): published(file)
    }
  }

  private func destination(_ path: PagePath, _ anchor: String?) -> LinkDestination {
    if let anchor, path == introduction?.article.page, contents.contains(anchor) {
      return .contents(anchor: anchor)
    }
    guard let page = pages[path] else { return contents(path, anchor) ?? published(path, anchor) }
    let isThere = anchor.flatMap { linkTargets[path]?.contains($0) } ?? false
    return .page(page, anchor: isThere ? anchor : nil)
  }

  /// The place in the contents that replaces a page which only lists others.
  private func contents(_ path: PagePath, _ anchor: String?) -> LinkDestination? {
    guard let language = introduction?.article.language else { return nil }
    switch path {
    case ReferencePage.chapters.path(language: language):
      let part = anchor.map { "contents-of-" + $0.dropFirst("part-".count) }
      return .contents(
        anchor: part.flatMap { contents.contains($0) ? $0 : nil } ?? Self.contentsAnchor
      )
    case ReferencePage.list.path(language: language):
      return .contents(
        anchor: contents.contains(ReferencePage.listAnchor)
          ? ReferencePage.listAnchor : Self.contentsAnchor
      )
    default: return nil
    }
  }

  /// The address of something that exists only on the site, if the site's address is known.
  private func published(_ path: PagePath, _ anchor: String? = nil) -> LinkDestination {
    guard let address else { return .unreachable }
    return .address(address + path.address + (anchor.map { "#\($0)" } ?? ""))
  }
}

/// The destination of a link in a publication, before a format renders it.
enum LinkDestination: Hashable, Sendable {
  case contents(anchor: String)
  case page(PublicationPage, anchor: String?)
  case address(String)
  case unreachable
}

extension Article {
  /// All anchors on the page that links may refer to: headings, captions of tables, and references
  /// to notes.
  var linkTargets: [String] {
    let inner = blocks.withNestedBlocks
    return anchors.names + inner.compactMap(\.caption) + inner.flatMap(\.noteReferences)
  }

  var wordlessPictures: Int {
    ([title, lead] + blocks.flatMap(\.runs)).reduce(0) { $0 + $1.wordlessPictures }
  }
}

extension ArticleBlock {
  fileprivate var caption: String? {
    if case .table(let table) = self { table.captionAnchor } else { nil }
  }

  fileprivate var noteReferences: [String] {
    switch self {
    case .heading(let heading): heading.content.noteReferences
    case .paragraph(let runs): runs.noteReferences
    case .table(let table):
      (table.header + table.rows.flatMap(\.cells)).flatMap(\.noteReferences)
    case .glance(let glance): glance.lines.flatMap { ($0.name + $0.content).noteReferences }
    case .terms(let terms): terms.flatMap { ($0.term + $0.meaning).noteReferences }
    case .list, .quote, .callout, .onDemand, .listing, .transcript, .screen, .picture, .legend,
      .notes, .rule:
      []
    }
  }
}

extension [Run] {
  fileprivate var noteReferences: [String] {
    flatMap { run -> [String] in
      switch run {
      case .noteReference(let number, let occurrence):
        [ArticleNote.referenceAnchor(number, occurrence: occurrence)]
      case .emphasis(let content), .strong(let content), .deletion(let content),
        .link(_, let content):
        content.noteReferences
      case .text, .code, .picture, .lineBreak: []
      }
    }
  }

  fileprivate var wordlessPictures: Int {
    reduce(0) { count, run in
      switch run {
      case .picture(_, let words?, _, _) where words.allSatisfy(\.isWhitespace): count + 1
      case .emphasis(let content), .strong(let content), .deletion(let content),
        .link(_, let content):
        count + content.wordlessPictures
      case .text, .code, .picture, .noteReference, .lineBreak: count
      }
    }
  }
}

extension [ArticleBlock] {
  var withNestedBlocks: [ArticleBlock] {
    flatMap { [$0] + $0.inner.withNestedBlocks }
  }
}

extension ArticleBlock {
  fileprivate var inner: [ArticleBlock] {
    switch self {
    case .list(let list): list.items.flatMap(\.self)
    case .quote(let blocks), .callout(_, _, let blocks), .onDemand(_, let blocks): blocks
    case .notes(let notes): notes.flatMap(\.blocks)
    case .heading, .glance, .paragraph, .listing, .transcript, .screen, .picture, .legend, .table,
      .terms, .rule:
      []
    }
  }
}
