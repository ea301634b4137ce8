import Markdown

/// Running text without its marks, cut into words, each with its place in the file.
struct RunningText: Sendable {
  /// The text; code, pictures and references to notes are each one replacement character.
  private(set) var text = ""
  /// The words in their order.
  private(set) var words: [Word] = []
  private var pieces: [Piece] = []

  /// The character that stands for what is no words.
  static let placeholder: Character = "\u{FFFC}"

  /// A word.
  struct Word: Sendable {
    /// The letters and digits.
    var text: Substring
    /// The first letters, by which phrases are looked for.
    var opening: PhrasePattern.Opening
    /// Whether more than spaces stands between the word before and this one.
    var followsSign: Bool
    /// Whether the word is stressed, in a link, or in the name of a work.
    var isMarked: Bool

    /// The letters and digits in small letters; few words are asked for them.
    var lowercased: String { text.inSmallLetters }
  }

  /// A stretch of the text that stands in one piece in the file.
  private struct Piece: Sendable {
    /// How many bytes of the text stand before.
    var start: Int
    var position: SourcePosition
    var isMarked: Bool
  }

  /// Lays out running text; all of it is marked if it is a name.
  init(_ inlines: [Inline], isMarked: Bool = false) {
    append(inlines, isMarked: isMarked)
    cutIntoWords()
  }

  /// The place of a character in the file.
  func position(of index: String.Index) -> SourcePosition {
    let byte = text.utf8.distance(from: text.startIndex, to: index)
    guard let piece = pieces.last(where: { $0.start <= byte }) else {
      return SourcePosition(line: 1, column: 1)
    }
    let start = text.utf8.index(text.startIndex, offsetBy: piece.start)
    let offset = text.distance(from: start, to: index)
    return SourcePosition(line: piece.position.line, column: piece.position.column + offset)
  }

  private mutating func append(_ inlines: [Inline], isMarked: Bool) {
    for inline in inlines {
      switch inline.kind {
      case .text(let words): append(words, at: inline.position, isMarked: isMarked)
      case .softBreak, .lineBreak: append(" ", at: inline.position, isMarked: isMarked)
      case .code, .image, .footnoteReference:
        append(String(Self.placeholder), at: inline.position, isMarked: isMarked)
      case .html: continue
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, _, let content):
        append(content, isMarked: true)
      }
    }
  }

  private mutating func append(_ words: String, at position: SourcePosition, isMarked: Bool) {
    pieces.append(Piece(start: text.utf8.count, position: position, isMarked: isMarked))
    text += words
  }

  private mutating func cutIntoWords() {
    let scalars = text.unicodeScalars
    var piece = 0
    var followsSign = false
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      guard scalar.isPartOfWord else {
        let next = scalars.index(after: index)
        let isInside =
          scalar.joinsWords && index > scalars.startIndex && next < scalars.endIndex
          && scalars[scalars.index(before: index)].isPartOfWord && scalars[next].isPartOfWord
        if !isInside, !scalar.isSpace { followsSign = true }
        index = next
        continue
      }
      var end = index
      while end < scalars.endIndex, scalars[end].isPartOfWord {
        end = scalars.index(after: end)
      }
      let byte = text.utf8.distance(from: text.startIndex, to: index)
      while piece + 1 < pieces.count, pieces[piece + 1].start <= byte { piece += 1 }
      let word = text[index..<end]
      words.append(
        Word(
          text: word,
          opening: PhrasePattern.Opening(word),
          followsSign: followsSign,
          isMarked: pieces[piece].isMarked
        )
      )
      followsSign = false
      index = end
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character may stand inside a word, such as an apostrophe or a hyphen.
  fileprivate var joinsWords: Bool {
    switch self {
    case "-", "'", "’", "\u{2011}": true
    default: false
    }
  }

  /// Whether the character is white space.
  fileprivate var isSpace: Bool {
    switch self {
    case " ", "\t", "\n", "\r": true
    case "!"..."~": false
    default: properties.isWhitespace
    }
  }

  /// Whether the character is a letter, a mark on one, or a digit.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "\u{400}"..."\u{481}": true
    case _ where isASCII: false
    default: properties.isAlphabetic || properties.numericType != nil
    }
  }
}
