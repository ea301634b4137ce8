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

  /// Whether the piece holds an element with one of these classes as its only one.
  package func holdsClasses(_ classes: Set<String>) -> Bool {
    switch self {
    case .element(_, let attributes, let content):
      attributes.contains { $0.name == "class" && classes.contains($0.value) }
        || content.holdsClasses(classes)
    case .void, .text: false
    case .marked(_, let piece): piece.holdsClasses(classes)
    case .group(let pieces): pieces.contains { $0.holdsClasses(classes) }
    }
  }
}
