/// A line of the plain text of a page: a paragraph, a heading, an item or a line of code.
package struct EditionLine: Hashable, Sendable {
  /// What the line is.
  package var kind: Kind
  /// The words in their order.
  package var pieces: [Piece]

  /// What a line is.
  package enum Kind: Hashable, Sendable {
    /// Running text, or nothing.
    case text
    /// A heading.
    case heading
    /// Code.
    case code
  }

  /// Words of a line.
  package struct Piece: Hashable, Sendable {
    /// The words.
    package var text: String
    /// Whether the words are code, in which every letter counts.
    package var isCode: Bool

    /// Creates a piece.
    package init(text: String, isCode: Bool) {
      self.text = text
      self.isCode = isCode
    }
  }

  /// Creates a line.
  package init(kind: Kind = .text, pieces: [Piece]) {
    self.kind = kind
    self.pieces = pieces
  }

  /// Creates a line of running text.
  package init(_ text: String, kind: Kind = .text) {
    self.init(kind: kind, pieces: text.isEmpty ? [] : [Piece(text: text, isCode: kind == .code)])
  }

  /// The characters of the line.
  package var text: String {
    pieces.map(\.text).joined()
  }
}
