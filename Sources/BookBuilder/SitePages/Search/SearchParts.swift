import BookModel
import SourceText

/// The files of `Site` that the index of each language contains, instead of being published.
struct SearchParts {
  static let suggestions = "search-suggest.js"
  /// How suggestions look.
  private static let style = "search-suggest.css"
  /// In the order in which they need each other.
  private static let names = [
    "search-words.js", "search-index.js", "search-ranking.js", "search-sentence.js", suggestions,
  ]

  private let book: Book

  init(_ book: Book) {
    self.book = book
  }

  static func contains(_ path: String) -> Bool { path == style || names.contains(path) }

  var scripts: [UInt8] {
    sheet + Self.names.compactMap { book.siteFiles[$0] }.flatMap { PublishedScript($0).bytes }
  }

  /// The style sheet as a script, as a page opened from a folder can load nothing else as text.
  private var sheet: [UInt8] {
    guard let style = book.siteFiles[Self.style] else { return [] }
    let text = String(decoding: PublishedStyle(style).bytes, as: UTF8.self)
    return Array("(globalThis.byEarSearch ??= {}).style = \(ScriptSafeJSON(text).json);\n".utf8)
  }
}
