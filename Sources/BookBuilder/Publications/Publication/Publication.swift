import ArticleMarkup
import Articles
package import BookModel
import Localization
import Markup

/// A book in one language with every word settled, before it takes the form of a file that readers
/// keep.
///
/// Its pages are articles, the links of which are typed until a form prints them: what makes files of
/// it knows nothing of Markdown, of snippets or of the site.
package struct Publication: Sendable {
  /// The language, as a BCP 47 tag.
  package var language: String
  /// The name of the book.
  package var title: String
  /// What the book is, in a sentence.
  package var description: String
  /// Who wrote the book: people, or a project; `nil` if the book names nobody.
  package var author: String?
  /// A number in 32 hexadecimal digits that this book has in this language and no other book has.
  package var identity: String
  /// The name that its files have before their ending, such as “by-ear-en”.
  package var fileName: String
  /// The address under which the site is published, ending in a slash, if it is known.
  package var address: String?
  /// The day of the last change that readers were told of, such as “2026-11-21”, if one is known.
  package var lastChange: String?
  /// The person who has evaluated how accessible the book is, if anybody has.
  package var certification: Certification?
  var words: SharedWords
  /// The style sheet for forms that have none of their own; empty if there is none.
  var styleSheet: String
  /// The pages in the order of reading.
  var pages: [PublicationPage]
  /// The pictures and other files that pages refer to, by their path relative to the root of the book.
  var assets: [String: [UInt8]]

  /// The side from which lines are read.
  var direction: WritingDirection { InterfaceWords.direction(of: language) }

  /// The word for a list of what the book holds.
  var contentsWord: String { words.contents }

  /// The number of pictures that no words stand for and that are no ornaments either.
  package var wordlessPictures: Int {
    pages.reduce(0) { $0 + $1.article.wordlessPictures }
  }
}

extension Publication {
  /// The heights of the strokes that stand on covers for a spoken word; the tallest is about 330.
  static let soundOfAWord = [90, 210, 330, 170, 270, 120, 60]
}

extension Publication {
  /// The path of a picture in the file of a publication, or beside it.
  ///
  /// - Parameter path: its path relative to the root of the book.
  static func file(ofAsset path: String) -> String {
    "assets/" + path.split(separator: "/").dropFirst().joined(separator: "/")
  }
}

extension Publication {
  /// The names of the pages with something spoken that was not computed in this build.
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

/// The media type of a file, told from its name.
package struct MediaType: Hashable, Sendable {
  /// The type, such as `image/png`.
  package let name: String

  /// Creates the type of a file.
  package init(path: String) {
    let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
    name = Self.names[ending] ?? "application/octet-stream"
  }

  /// Whether a picture of this type may move.
  package var mayMove: Bool { ["image/gif", "image/webp", "image/svg+xml"].contains(name) }

  private static let names = [
    "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "png": "image/png",
    "svg": "image/svg+xml", "webp": "image/webp", "mp3": "audio/mpeg", "m4a": "audio/mp4",
  ]
}
