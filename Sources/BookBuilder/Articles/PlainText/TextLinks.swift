import BookModel
import Localization

/// The links of a page without duplicates, for the list at the end of its plain text.
///
/// Links within the page are omitted, and anchors on other pages are dropped.
struct TextLinks {
  private(set) var links: [Link] = []
  private var known: Set<Link> = []
  /// The glossary page.
  ///
  /// Links to its terms are listed once, since plain text has no anchors.
  private let glossary: (page: PagePath, name: String)

  struct Link: Hashable {
    var name: String
    var target: LinkTarget

    /// Hashes only the target, which is fast and almost always distinguishes links.
    func hash(into hasher: inout Hasher) {
      hasher.combine(target)
    }

    var isExternalLink: Bool {
      if case .external = target { true } else { false }
    }

    /// The address relative to a page.
    ///
    /// Links to pages lead to their plain text.
    func address(relativeTo page: PagePath) -> String {
      guard case .page(let other, _) = target else { return page.href(to: target) }
      return page.href(to: other.plainText)
    }
  }

  init(_ blocks: [ArticleBlock], words: SharedInterfaceText) {
    glossary = (
      ReferencePage.glossary.path(language: words.language), words.knowledge.glossary.title
    )
    for block in blocks {
      for runs in block.runs { collect(runs) }
    }
  }

  private mutating func collect(_ runs: [Run]) {
    for run in runs {
      switch run {
      case .link(let target, let content): add(target, content.plainText)
      case .emphasis(let content), .strong(let content), .deletion(let content): collect(content)
      default: continue
      }
    }
  }

  private mutating func add(_ target: LinkTarget, _ name: String) {
    let link: Link
    switch target {
    case .page(let page, _):
      let isGlossary = page == glossary.page
      link = Link(name: isGlossary ? glossary.name : name, target: .page(page, anchor: nil))
    case .external, .asset, .file: link = Link(name: name, target: target)
    case .anchor: return
    }
    if known.insert(link).inserted { links.append(link) }
  }
}
