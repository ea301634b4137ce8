import BookModel

extension Sequence<Run> {
  /// About how many bytes the runs take on a page.
  var weight: Int { map(\.weight).reduce(0, +) }
}

extension Run {
  fileprivate var weight: Int {
    switch self {
    case .text(let words, let language): words.utf8.count + (language == nil ? 0 : 21)
    case .code(let name): name.utf8.count + 34
    case .emphasis(let content), .strong(let content), .deletion(let content): content.weight + 17
    case .link(.page(let page, let anchor), let content):
      content.weight + page.path.utf8.count + (anchor?.utf8.count ?? 0) + 14
    case .link(_, let content): content.weight + 60
    case .picture, .noteReference: 60
    case .lineBreak: 4
    }
  }
}
