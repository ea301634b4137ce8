import Markdown

/// The heading that a page begins with.
struct PageTitle {
  var text: String
  /// The names that HTML gives to its place.
  var names: [String]

  /// Takes the first heading away, if the page begins with it or it is of the first level.
  init?(takenFrom blocks: inout [Block]) {
    let index = blocks.firstIndex { block in
      switch block.kind {
      case .paragraph(let content): !content.plainText.allSatisfy(\.isWhitespace)
      case .html: false
      default: true
      }
    }
    guard let index, case .heading(_, let content) = blocks[index].kind else { return nil }
    let before = blocks[..<index].flatMap { block -> [String] in
      if case .paragraph(let content) = block.kind { content.placeNames } else { [] }
    }
    blocks.removeSubrange(...index)
    text = content.plainText
    names = before + content.placeNames
  }
}
