import ArticleMarkup
import Articles
package import BookModel
import Localization
import Markup

/// A book in one language with all its text, before it is rendered as a file that readers download.
///
/// Its pages are articles, whose links stay typed until a format renders them, so renderers don't
/// depend on Markdown, snippets or the site.
package struct Publication: Sendable {
  package var language: String
  package var title: String
  package var description: String
  /// The author, people or a project; `nil` if the book names none.
  package var author: String?
  /// A fingerprint of 32 hexadecimal digits, unique for this book in this language.
  package var identity: String
  package var fileName: String
  package var address: String?
  package var lastChange: String?
  package var certification: Certification?
  var words: SharedInterfaceText
  var styleSheet: String
  var pages: [PublicationPage]
  var assets: [String: [UInt8]]

  var direction: WritingDirection { InterfaceText.direction(of: language) }

  var contentsTitle: String { words.contents }

  package var wordlessPictures: Int {
    pages.reduce(0) { $0 + $1.article.wordlessPictures }
  }

  /// The heights of the bars of the waveform on covers; the tallest is about 330.
  static let waveform = [90, 210, 330, 170, 270, 120, 60]

  /// The path of a picture inside the publication.
  ///
  /// - Parameter path: its path relative to the root of the book.
  static func file(ofAsset path: String) -> String {
    "assets/" + path.split(separator: "/").dropFirst().joined(separator: "/")
  }

  package var uncomputedPages: [String] {
    pages.filter { $0.article.blocks.withNestedBlocks.contains(where: \.isUnchecked) }.map(\.title)
  }
}

extension ArticleBlock {
  fileprivate var isUnchecked: Bool {
    switch self {
    case .transcript(let figure): !figure.isComputed
    case .screen(let figure): figure.panes.isEmpty
    case .heading, .glance, .paragraph, .list, .quote, .callout, .onDemand, .listing, .legend,
      .picture, .table, .notes, .terms, .rule:
      false
    }
  }
}

package struct MediaType: Hashable, Sendable {
  package let name: String

  package init(path: String) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    name = Self.names[ending] ?? "application/octet-stream"
  }

  package var mayBeAnimated: Bool { ["image/gif", "image/webp", "image/svg+xml"].contains(name) }

  private static let names = [
    "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
    "svg": "image/svg+xml", "webp": "image/webp", "mp3": "audio/mpeg", "m4a": "audio/mp4",
  ]
}
