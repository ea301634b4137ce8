/// The links of a page, each once.
struct TextLinks {
  /// The links in the order in which they come first.
  private(set) var links: [Link] = []
  /// The same links; the page that opens a book has one for each chapter.
  private var known: Set<Link> = []
  private let page: PagePath
  /// The glossary under its own name: a text has no places for its words, which would all lead to
  /// the same address.
  private let glossary: (page: PagePath, name: String)

  /// A link.
  struct Link: Hashable {
    /// The words of the link.
    var name: String
    /// Where it goes.
    var address: String

    /// Hashes the address alone: hardly any place has two names, and addresses are of ASCII.
    func hash(into hasher: inout Hasher) {
      hasher.combine(address)
    }
  }

  init(page: PagePath, blocks: [ArticleBlock], words: SharedWords) {
    self.page = page
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
    let address: String
    var name = name
    switch target {
    case .page(glossary.page, _):
      address = page.href(to: glossary.page.textEdition)
      name = glossary.name
    case .external(let url): address = url
    case .page(let page, _): address = self.page.href(to: page.textEdition)
    case .asset, .file: address = page.href(to: target)
    case .anchor: return
    }
    let link = Link(name: name, address: address)
    if known.insert(link).inserted { links.append(link) }
  }
}

extension ArticleBlock {
  /// All running text in the block, piece by piece.
  var runs: [[Run]] {
    switch self {
    case .heading(let heading): [heading.content]
    case .paragraph(let runs): [runs]
    case .list(let list): list.items.flatMap { $0.flatMap(\.runs) }
    case .quote(let blocks), .callout(_, _, let blocks): blocks.flatMap(\.runs)
    case .table(let table): table.header + table.rows.flatMap(\.cells)
    case .notes(let notes): notes.flatMap { $0.blocks.flatMap(\.runs) }
    case .terms(let terms): terms.flatMap { [$0.term, $0.meaning] }
    case .listing, .transcript, .screen, .legend, .rule: []
    }
  }
}
