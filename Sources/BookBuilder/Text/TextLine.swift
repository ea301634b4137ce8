/// A line of a text edition.
struct TextLine: Hashable, Sendable {
  /// The words in their order.
  var pieces: [Piece]
  /// What the line is to those who lay it out.
  var kind = EditionLine.Kind.text

  /// Words of a line.
  struct Piece: Hashable, Sendable {
    /// The words.
    var text: String
    /// Whether only the text edition says them, such as the number of a row.
    var isAddition: Bool
    /// Whether the words are code, in which every letter counts.
    var isCode = false
  }

  /// The characters of the line.
  var text: String { pieces.reduce(into: "") { $0 += $1.text } }

  /// A line of words that the page says, too.
  static func shared(_ text: String) -> TextLine {
    TextLine(pieces: [Piece(text: text, isAddition: false)])
  }

  /// A line of code.
  static func code(_ text: String) -> TextLine {
    TextLine(pieces: [Piece(text: text, isAddition: false, isCode: true)], kind: .code)
  }

  /// A line of words that only the text edition says.
  static func added(_ text: String) -> TextLine {
    TextLine(pieces: [Piece(text: text, isAddition: true)])
  }

  /// A line of words that only the text edition says, followed by words that the page says, too.
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
