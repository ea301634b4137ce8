import Foundation
package import HTML

/// A page of a book that somebody keeps.
package struct EditionPage: Sendable {
  /// What the page is to the book.
  package var kind: Kind
  /// Its path in the site, from which the addresses in its content are counted.
  package var path: String
  /// The part it stands in; `nil` for a page outside the parts.
  package var part: Part?
  /// The language of the content, as a BCP 47 tag.
  package var language: String
  /// The side from which the content is read.
  package var direction: WritingDirection
  /// The name of the page.
  package var title: HTML
  /// The name of the page without marks.
  package var plainTitle: String
  /// The headings of the second level, in their order.
  package var sections: [Section]
  /// Everything below the name.
  package var content: HTML
  /// The same words as plain text, the name first, a paragraph a line.
  package var lines: [EditionLine]

  /// The characters of the plain text.
  package var text: String {
    lines.map(\.text).joined(separator: "\n").precomposedStringWithCanonicalMapping + "\n"
  }

  /// What a page is to its book.
  package enum Kind: Hashable, Sendable {
    /// What stands before the chapters.
    case introduction
    /// A chapter.
    case chapter
    /// Words and what they mean.
    case glossary
    /// Facts and lists behind the chapters.
    case appendix
  }

  /// A part of the book.
  package struct Part: Hashable, Sendable {
    /// The name that links refer to.
    package var anchor: String
    /// The name.
    package var title: String
  }

  /// A section of the page.
  package struct Section: Hashable, Sendable {
    /// The name that links refer to.
    package var anchor: String
    /// The name.
    package var title: String
  }
}
