import Articles
import Markdown

/// A page of another tool as plain Markdown: without HTML, with levels that begin at two, its links as
/// they were.
struct ForeignPage {
  /// The path from the root.
  let path: String
  var title: String
  /// What the page is about, in a sentence of Markdown.
  var description: String
  var blocks: [Block]
  /// The page as it was prepared, with what was lost on the way.
  var source: PreparedText
  /// The names of places that the page had, by those that they have in a book; empty for the beginning.
  var anchors: [String: String] = [:]

  /// The name in a book of a place of the page; empty for its beginning, `nil` if there is none.
  func anchor(_ name: String) -> String? {
    anchors[name] ?? anchors[Self.key(name)]
  }

  /// A name of a place as tools spell it differently: without capitals and signs.
  static func key(_ name: String) -> String {
    "~" + name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
