package import BookModel

extension ArticleBlock {
  package var runs: [[Run]] {
    switch self {
    case .heading(let heading): [heading.content]
    case .glance(let glance): [glance.label] + glance.lines.flatMap { [$0.name, $0.content] }
    case .paragraph(let runs): [runs]
    case .list(let list): list.items.flatMap { $0.flatMap(\.runs) }
    case .quote(let blocks), .callout(_, _, let blocks), .onDemand(_, let blocks):
      blocks.flatMap(\.runs)
    case .table(let table): table.header + table.rows.flatMap(\.cells)
    case .notes(let notes): notes.flatMap { $0.blocks.flatMap(\.runs) }
    case .terms(let terms): terms.flatMap { [$0.term, $0.meaning] }
    case .listing, .transcript, .screen, .picture, .legend, .rule: []
    }
  }

  fileprivate var anchors: [String] {
    switch self {
    case .heading(let heading): [heading.anchor]
    case .glance: [ArticleGlance.anchor]
    case .listing(let listing): [listing.anchor]
    case .transcript(let figure): [figure.anchor]
    case .screen(let figure): [figure.anchor, figure.change?.anchor].compactMap(\.self)
    case .table(let table): table.rows.compactMap(\.anchor)
    case .list(let list): list.anchors + list.places + list.items.flatMap { $0.flatMap(\.anchors) }
    case .terms(let terms): terms.compactMap(\.anchor)
    case .quote(let blocks), .callout(_, _, let blocks), .onDemand(_, let blocks):
      blocks.flatMap(\.anchors)
    case .notes(let notes): notes.map { ArticleNote.anchor($0.number) }
    case .paragraph, .picture, .legend, .rule: []
    }
  }

  fileprivate var listings: [Listing] {
    switch self {
    case .listing(let listing): [listing]
    case .screen(let figure): [figure.change].compactMap(\.self)
    case .list(let list): list.items.flatMap { $0.flatMap(\.listings) }
    case .quote(let blocks), .callout(_, _, let blocks), .onDemand(_, let blocks):
      blocks.flatMap(\.listings)
    case .notes(let notes): notes.flatMap { $0.blocks.flatMap(\.listings) }
    case .heading, .glance, .paragraph, .transcript, .picture, .legend, .table, .terms, .rule: []
    }
  }

  var linkNames: [String] {
    runs.flatMap { $0.flatMap(\.linkNames) }
  }
}

extension Article {
  package var anchors: PageAnchors { PageAnchors(blocks.flatMap(\.anchors)) }

  var listings: [Listing] {
    blocks.listings
  }

  package var assets: [String] {
    var paths: [String] = []
    func collect(_ runs: [Run]) {
      for run in runs { run.addAssets(to: &paths) }
    }
    collect(title)
    collect(lead)
    for block in blocks {
      for runs in block.runs { collect(runs) }
    }
    return paths
  }
}

extension [ArticleBlock] {
  var listings: [Listing] {
    flatMap(\.listings)
  }
}

extension Run {
  fileprivate var linkNames: [String] {
    switch self {
    case .link(_, let content): [content.plainText.lowercased()]
    case .emphasis(let content), .strong(let content), .deletion(let content):
      content.flatMap(\.linkNames)
    case .text, .code, .picture, .noteReference, .lineBreak: []
    }
  }

  fileprivate func addAssets(to paths: inout [String]) {
    switch self {
    case .picture(let path, _, _, _): paths.append(path)
    case .emphasis(let content), .strong(let content), .deletion(let content):
      for run in content { run.addAssets(to: &paths) }
    case .link(let target, let content):
      if case .asset(let path) = target { paths.append(path) }
      for run in content { run.addAssets(to: &paths) }
    case .text, .code, .noteReference, .lineBreak: break
    }
  }
}
