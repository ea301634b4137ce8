extension ArticleBlock {
  /// All running text in the block, piece by piece.
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
    case .listing, .transcript, .screen, .legend, .rule: []
    }
  }
}
