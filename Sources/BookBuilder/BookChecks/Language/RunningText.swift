import BookModel
import Markdown

/// The text of a block without its markup, split into words that know their position in the file.
///
/// Code, pictures and footnote references are each replaced by `placeholder`.
struct RunningText: Sendable {
  private(set) var text = ""
  private(set) var words: [Word] = []
  private(set) var characters = ASCIISet("")
  let isName: Bool
  private var pieces: [Piece] = []

  static let placeholder: Character = "\u{FFFC}"

  /// The most characters between the start of a piece and a word in it.
  private static let pieceLength = 256

  /// A word, stored as the range of its bytes in the text.
  ///
  /// A book has a million words, and checks need the letters of few of them.
  struct Word: Sendable {
    var bytes: Range<Int>
    var opening: PhrasePattern.Opening
    var script: Script?
    /// Whether all characters are ASCII or letters from “А” to “я”.
    var isASCIIOrRussian: Bool
    /// Whether anything other than spaces separates it from the word before.
    var followsPunctuation: Bool
    /// Whether the word is emphasised, in a link, or in the title of a work.
    var isMarked: Bool
  }

  private struct Piece: Sendable {
    var start: Int
    var position: SourcePosition
    var isMarked: Bool
  }

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

  func position(of index: String.Index) -> SourcePosition {
    let byte = text.utf8.distance(from: text.startIndex, to: index)
    let next = pieces.partitioningIndex { $0.start > byte }
    guard next > 0 else { return SourcePosition(line: 1, column: 1) }
    let piece = pieces[next - 1]
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
    if words.utf8.count > Self.pieceLength {
      appendPieces(of: words, at: position, isMarked: isMarked)
    }
    text += words
  }

  /// Cuts a long text, so that a position in it is found without counting from its start.
  private mutating func appendPieces(
    of words: String,
    at position: SourcePosition,
    isMarked: Bool
  ) {
    var position = position
    var rest = words[...]
    while true {
      rest = rest.dropFirst(Self.pieceLength)
      guard !rest.isEmpty else { return }
      position.column += Self.pieceLength
      let start = text.utf8.count + words.utf8.count - rest.utf8.count
      pieces.append(Piece(start: start, position: position, isMarked: isMarked))
    }
  }

  private func cut(_ bytes: [UInt8]) -> [Word] {
    var words: [Word] = []
    // Estimated: an English word takes six bytes with its space, a Russian word more.
    words.reserveCapacity(bytes.count / 6 + 1)
    var piece = 0
    var cutter = WordTokenizer()
    while let word = cutter.next(in: bytes) {
      let start = word.bytes.lowerBound
      while piece + 1 < pieces.count, pieces[piece + 1].start <= start { piece += 1 }
      words.append(
        Word(
          bytes: word.bytes,
          opening: PhrasePattern.Opening(bytes[word.bytes]),
          script: Script(of: word.first),
          isASCIIOrRussian: word.isASCIIOrRussian,
          followsPunctuation: word.followsPunctuation,
          isMarked: pieces[piece].isMarked
        )
      )
    }
    return words
  }
}

struct QuotedRanges {
  private var ranges: [Range<String.Index>] = []

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

  func contain(_ index: String.Index) -> Bool {
    let next = ranges.partitioningIndex { $0.lowerBound > index }
    return next > 0 && ranges[next - 1].contains(index)
  }
}

extension Array {
  /// The first index whose element meets a condition that holds for it and all later ones.
  fileprivate func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var range = indices
    while let first = range.first {
      let middle = first + range.count / 2
      range = isAfter(self[middle]) ? first..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }
}
