import Diagnostics
import Markdown

/// Reads the order of the articles in a DocC catalog from the lists under `## Topics`.
///
/// Each topic group of the root page becomes a part, articles that no group lists form the last
/// one, and tutorials are reported and left out.
struct DocCOutline {
  private let files: ForeignFiles
  private let articles: DocCArticles
  private var placed: Set<String> = []

  init(_ files: ForeignFiles, articles: DocCArticles) {
    self.files = files
    self.articles = articles
  }

  mutating func read() -> ForeignOutline {
    let root = articles.root
    var outline = ForeignOutline(
      title: root.flatMap(articles.title) ?? articles.folder.lastPathComponent.baseName,
      introduction: root
    )
    if let root {
      placed.insert(root)
      for group in topics(of: root) {
        let pages = group.paths.flatMap { flattened($0) }
        if !pages.isEmpty { outline.parts.append(.init(title: group.title, pages: pages)) }
      }
    }
    let rest = articles.paths.filter { !placed.contains($0) }
    if !rest.isEmpty {
      let title = outline.parts.isEmpty ? outline.title : "Articles"
      let pages = rest.flatMap { flattened($0) }
      outline.parts.append(.init(title: title, pages: pages))
    }
    outline.addresses = outline.paths.map { (articles.formerAddress(of: $0), $0) }
    for path in files.paths
    where path.hasPrefix(articles.folder + "/") && path.hasSuffix(".tutorial") {
      outline.findings.append(
        Diagnostic(
          .importOutline,
          at: SourceLocation(path: path),
          "'\(path.lastPathComponent)' is left out: a chapter can't represent a tutorial"
        )
      )
    }
    return outline
  }

  /// An article followed by the articles of its own topics, unless they are already placed.
  private mutating func flattened(_ path: String) -> [ForeignOutline.Page] {
    guard placed.insert(path).inserted else { return [] }
    var pages = [ForeignOutline.Page(path: path)]
    for group in topics(of: path) {
      for path in group.paths { pages += flattened(path) }
    }
    return pages
  }

  private struct Group {
    var title: String
    var paths: [String] = []
  }

  private func topics(of path: String) -> [Group] {
    guard let text = files.text(at: path) else { return [] }
    var groups: [Group] = []
    var isInTopics = false
    for block in MarkdownDocument(parsing: text).blocks {
      switch block.kind {
      case .heading(let level, let content) where level <= 2:
        isInTopics = content.plainText == "Topics"
        if isInTopics { groups.append(Group(title: content.plainText)) }
      case .heading(_, let content) where isInTopics:
        groups.append(Group(title: content.plainText))
      case .list(let list) where isInTopics && !groups.isEmpty:
        let links = list.items.flatMap(\.blocks).flatMap { block -> [Inline] in
          if case .paragraph(let content) = block.kind { content } else { [] }
        }
        groups[groups.count - 1].paths += links.compactMap { inline in
          guard case .link(let destination, _, _) = inline.kind else { return nil }
          return articles.path(of: destination)
        }
      default:
        break
      }
    }
    return groups.filter { !$0.paths.isEmpty }
  }
}
