extension HTML {
  /// Whether the piece holds an element of one of these names.
  package func holds(_ names: [TagName]) -> Bool {
    switch self {
    case .element(let name, _, let content):
      names.contains(TagName(name)) || content.holds(names)
    case .void(let name, _): names.contains(TagName(name))
    case .text: false
    case .marked(_, let piece): piece.holds(names)
    case .group(let pieces): pieces.contains { $0.holds(names) }
    }
  }
}
