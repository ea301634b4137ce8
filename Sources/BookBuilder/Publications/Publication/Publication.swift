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
  /// The base name of its files, such as “by-ear-en”.
  package var fileName: String
  /// The address of the published site, ending in a slash, if it is known.
  package var address: String?
  /// The day of the last change noted in the book, such as “2026-11-21”.
  package var lastChange: String?
  package var certification: Certification?
  var words: SharedWords
  /// The style sheet of the site, for formats that have none of their own.
  var styleSheet: String
  /// The pages in reading order.
  var pages: [PublicationPage]
  /// Pictures and other files that pages refer to, by path relative to the root of the book.
  var assets: [String: [UInt8]]

  var direction: WritingDirection { InterfaceWords.direction(of: language) }

  var contentsWord: String { words.contents }

  /// The number of pictures without alternative text that aren't decorative.
  package var wordlessPictures: Int {
    pages.reduce(0) { $0 + $1.article.wordlessPictures }
  }
}

extension Publication {
  /// The heights of the bars of the waveform on covers; the tallest is about 330.
  static let soundOfAWord = [90, 210, 330, 170, 270, 120, 60]
}

extension Publication {
  /// The path of a picture inside the publication.
  ///
  /// - Parameter path: its path relative to the root of the book.
  static func file(ofAsset path: String) -> String {
    "assets/" + path.split(separator: "/").dropFirst().joined(separator: "/")
  }
}

extension Publication {
  /// The titles of pages with spoken lines that this build did not compute.
  package var uncheckedPages: [String] {
    pages.filter { $0.article.blocks.withInner.contains(where: \.isUnchecked) }.map(\.title)
  }
}

extension ArticleBlock {
  fileprivate var isUnchecked: Bool {
    switch self {
    case .transcript(let figure): !figure.isComputed
    case .screen(let figure): figure.panes.isEmpty
    case .heading, .glance, .paragraph, .list, .quote, .callout, .onDemand, .listing, .legend,
      .table, .notes, .terms, .rule:
      false
    }
  }
}

/// The media type of a file, inferred from its name.
package struct MediaType: Hashable, Sendable {
  package let name: String

  package init(path: String) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    name = Self.names[ending] ?? "application/octet-stream"
  }

  package var mayMove: Bool { ["image/gif", "image/webp", "image/svg+xml"].contains(name) }

  private static let names = [
    "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
    "svg": "image/svg+xml", "webp": "image/webp", "mp3": "audio/mpeg", "m4a": "audio/mp4",
  ]
}
