import BookModel
import Markdown

/// Running text without its marks, cut into words, each with its place in the file.
struct RunningText: Sendable {
  /// The text; code, pictures and references to notes are each one replacement character.
  private(set) var text = ""
  private(set) var words: [Word] = []
  /// The characters of ASCII in the text, by which checks tell whether it is worth a search.
  private(set) var characters = ASCIISet("")
  /// Whether it is the name of a work, which stays as its author wrote it.
  let isName: Bool
  private var pieces: [Piece] = []

  /// The character that stands for what is no words.
  static let placeholder: Character = "\u{FFFC}"

  /// A word, without its letters: a book has a million words, and few are asked for theirs.
  struct Word: Sendable {
    /// Where the letters and digits stand among the bytes of the text.
    var bytes: Range<Int>
    /// The first letters, by which phrases are looked for.
    var opening: PhrasePattern.Opening
    /// The script of the first letter; `nil` for a number.
    var script: Script?
    /// Whether all letters are of ASCII or those from “А” to “я”.
    var isCommon: Bool
    /// Whether more than spaces stands between the word before and this one.
    var followsSign: Bool
    /// Whether the word is stressed, in a link, or in the name of a work.
    var isMarked: Bool
  }

  /// A stretch of the text that stands in one piece in the file.
  private struct Piece: Sendable {
    /// How many bytes of the text stand before.
    var start: Int
    var position: SourcePosition
    var isMarked: Bool
  }

  /// Lays out running text; all of it is marked if it is a name.
  init(_ inlines: [Inline], isName: Bool = false) {
    self.isName = isName
    append(inlines, isMarked: isName)
    let bytes = Array(text.utf8)
    characters = ASCIISet(bytes)
    words = cut(bytes)
  }

  func letters(of word: Word) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: word.bytes.lowerBound)
    return text[start..<text.utf8.index(start, offsetBy: word.bytes.count)]
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
    pieces.reserveCapacity(pieces.count + inlines.count)
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

  private func cut(_ bytes: [UInt8]) -> [Word] {
    var words: [Word] = []
    // A word of English takes six bytes with its space, one of Russian more.
    words.reserveCapacity(bytes.count / 6 + 1)
    var piece = 0
    var cutter = WordCutter()
    while let word = cutter.next(in: bytes) {
      let start = word.bytes.lowerBound
      while piece + 1 < pieces.count, pieces[piece + 1].start <= start { piece += 1 }
      words.append(
        Word(
          bytes: word.bytes,
          opening: PhrasePattern.Opening(bytes[word.bytes]),
          script: Script(of: word.first),
          isCommon: word.isCommon,
          followsSign: word.followsSign,
          isMarked: pieces[piece].isMarked
        )
      )
    }
    return words
  }
}

/// The parts of a text that stand in quotation marks.
struct QuotedRanges {
  private var ranges: [Range<String.Index>] = []

  /// Finds the quotations of a text.
  init(_ text: String) {
    var open: [(end: Character, index: String.Index)] = []
    for index in text.indices where !text[index].isASCII || text[index] == "\"" {
      let character = text[index]
      if let last = open.last, character == last.end {
        open.removeLast()
        if open.isEmpty { ranges.append(last.index..<index) }
      } else if let end = Self.ends[character] {
        open.append((end, index))
      }
    }
  }

  private static let ends: [Character: Character] = ["«": "»", "“": "”", "„": "“", "\"": "\""]

  /// Whether a place is inside of a quotation.
  func contain(_ index: String.Index) -> Bool {
    ranges.contains { $0.contains(index) }
  }
}
