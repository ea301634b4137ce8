/// A form in which a book can be kept.
package enum BookFormat: String, CaseIterable, Sendable {
  /// Pages for browsers, with their text editions.
  case site
  /// A file for e-readers, one a language.
  case epub
  /// Plain text, one file a language.
  case text
  /// One page, one file a language.
  case html
  /// Braille for embossers and for displays.
  case braille

  /// What the format is, in a phrase.
  package var summary: String {
    switch self {
    case .site: "pages for browsers, each with its plain text"
    case .epub: "EPUB 3.3 for e-readers, a file for each language"
    case .text: "the whole book as plain text made to be listened to, a file for each language"
    case .html: "the whole book as one page that needs no other file, for each language"
    case .braille: "braille as BRF files, for paper and for displays, for each language"
    }
  }
}
