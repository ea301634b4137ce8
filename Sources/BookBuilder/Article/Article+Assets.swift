extension Article {
  /// The files that the page shows or links to, by their path relative to the root of the book.
  var assets: [String] {
    ([title, lead] + blocks.flatMap(\.runs)).flatMap { $0.flatMap(\.assets) }
  }
}

extension Run {
  /// The files that the run shows or links to.
  fileprivate var assets: [String] {
    switch self {
    case .picture(let path, _): [path]
    case .link(.asset(let path), let content): [path] + content.flatMap(\.assets)
    case .emphasis(let content), .strong(let content), .deletion(let content),
      .link(_, let content):
      content.flatMap(\.assets)
    case .text, .code, .noteReference, .lineBreak: []
    }
  }
}
