extension ArticleBlock {
  /// The names of the links in the block, in small letters.
  var linkNames: [String] {
    runs.flatMap { $0.flatMap(\.linkNames) }
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
}
