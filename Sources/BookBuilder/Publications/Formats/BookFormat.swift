/// A form in which a book can be kept.
package enum BookFormat: String, CaseIterable, Sendable {
  /// Pages for browsers, with their plain texts.
  case site
  /// A file for e-readers, one a language.
  case epub
  /// Plain text, one file a language.
  case text
  /// One page, one file a language.
  case html
  /// A tagged file for printing and for readers of PDF, one a language.
  case pdf
  /// Braille for embossers and for displays.
  case braille

  /// What the format is, in a phrase.
  package var summary: String {
    switch self {
    case .site: "pages for browsers, each with its plain text"
    case .epub: "EPUB 3.3 for e-readers, a file for each language"
    case .text: "the whole book as plain text made to be listened to, a file for each language"
    case .html: "the whole book as one page that needs no other file, for each language"
    case .pdf: "the whole book as a tagged PDF by PDF/UA-1, for each language"
    case .braille: "braille as BRF files, for paper and for displays, for each language"
    }
  }
}
