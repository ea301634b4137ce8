/// A line of a plain text.
package struct TextLine: Hashable, Sendable {
  /// The words in their order.
  package var pieces: [Piece]
  /// What the line is to those who lay it out.
  package var kind = Kind.text

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
    /// Whether only the plain text says them, such as the number of a row.
    var isAddition: Bool
    /// Whether the words are code, in which every letter counts.
    package var isCode = false
  }

  /// The characters of the line.
  package var text: String { pieces.reduce(into: "") { $0 += $1.text } }

  /// A line of words that the page says, too.
  package static func shared(_ text: String) -> TextLine {
    TextLine(pieces: [Piece(text: text, isAddition: false)])
  }

  /// A line of code.
  package static func code(_ text: String) -> TextLine {
    TextLine(pieces: [Piece(text: text, isAddition: false, isCode: true)], kind: .code)
  }

  /// A line of words that only the plain text says.
  package static func added(_ text: String) -> TextLine {
    TextLine(pieces: [Piece(text: text, isAddition: true)])
  }

  /// A line of words that only the plain text says, followed by words that the page says, too.
  static func labelled(_ label: String, _ text: String) -> TextLine {
    TextLine(pieces: [
      Piece(text: label, isAddition: true), Piece(text: text, isAddition: false),
    ])
  }
}

extension [TextLine.Piece] {
  /// The words with a full stop, unless they end with a sign of their own.
  func endingSentence() -> [TextLine.Piece] {
    let isEnded = last?.text.last.map { ".!?…".contains($0) } ?? false
    return isEnded ? self : self + [TextLine.Piece(text: ".", isAddition: true)]
  }
}
