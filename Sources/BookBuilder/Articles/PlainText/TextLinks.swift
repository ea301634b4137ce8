import BookModel
import Localization

/// The links of a page, each once.
struct TextLinks {
  /// The links in the order in which they come first.
  private(set) var links: [Link] = []
  /// The same links; the page that opens a book has one for each chapter.
  private var known: Set<Link> = []
  /// The glossary under its own name: a text has no places for its words, which would all lead to
  /// the same address.
  private let glossary: (page: PagePath, name: String)

  /// A link.
  struct Link: Hashable {
    var name: String
    /// Where it goes: a whole page, a file, or another site.
    var target: LinkTarget

    /// Hashes the target alone: hardly any place has two names, and addresses are of ASCII.
    func hash(into hasher: inout Hasher) {
      hasher.combine(target)
    }

    /// Whether it leads to another site.
    var leadsOut: Bool {
      if case .external = target { true } else { false }
    }

    /// The address as seen from a page; where there are plain texts, it is that of one.
    func address(seenFrom page: PagePath) -> String {
      guard case .page(let other, _) = target else { return page.href(to: target) }
      return page.href(to: other.plainText)
    }
  }

  init(_ blocks: [ArticleBlock], words: SharedWords) {
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
