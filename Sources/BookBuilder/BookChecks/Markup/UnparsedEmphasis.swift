import BookModel
import Diagnostics
import Markdown
import SourceText

/// Emphasis with more marks after the words than before, or with blanks inside its marks.
enum UnparsedEmphasis {
  private static let marks = [UInt8(ascii: "*"), UInt8(ascii: "_")]

  /// The marks that are left over after emphasised words, as in '*bold**'.
  static func leftOver(on page: CheckedPage) -> [Diagnostic] {
    let source = page.edition.text
    guard source.includes("**") || source.includes("__") else { return [] }
    return page.blocks.flatMap(\.runningTexts).flatMap { leftOver(in: $0, on: page) }
  }

  private static func leftOver(in inlines: [Inline], on page: CheckedPage) -> [Diagnostic] {
    inlines.indices.flatMap { index -> [Diagnostic] in
      switch inlines[index].kind {
      case .emphasis(let content), .strong(let content):
        [leftOver(after: index, in: inlines, on: page)].compactMap(\.self)
          + leftOver(in: content, on: page)
      case .strikethrough(let content), .link(_, _, let content):
        leftOver(in: content, on: page)
      default: []
      }
    }
  }

  private static func leftOver(
    after emphasis: Int,
    in inlines: [Inline],
    on page: CheckedPage
  ) -> Diagnostic? {
    guard emphasis + 1 < inlines.count, case .text(let words) = inlines[emphasis + 1].kind,
      let byte = words.utf8.first, marks.contains(byte), words.utf8.dropFirst().first != byte
    else { return nil }
    let mark = Character(Unicode.Scalar(byte))
    var position = inlines[emphasis + 1].position
    // The text begins where all the marks do, also those that end the words.
    guard let run = page.rest(from: position)?.prefix(while: { $0 == mark }), run.count > 1 else {
      return nil
    }
    position.column += run.count - 1
    return page.unparsed(
      "this '\(mark)' is left over: fewer of them begin the words",
      at: position,
      help: "remove it, or write as many before the words as after them"
    )
  }

  /// Marks with blanks on both sides, as in 'the * bold * word', except where they may be signs.
  static func spaced(in text: RunningText, on page: some MarkupSource) -> [Diagnostic] {
    let present = marks.filter(text.characters.contains)
    guard !present.isEmpty else { return [] }
    let bytes = Array(text.text.utf8)
    return present.flatMap { SpacedMarks(of: $0, in: bytes).pairs }.compactMap { pair in
      let start = text.text.utf8.index(text.text.startIndex, offsetBy: pair.start)
      let position = text.position(of: start)
      guard page.isUnescaped(position),
        page.rest(from: position)?.hasPrefix("\(pair.mark) ") == true
      else { return nil }
      return page.unparsed(
        "these '\(pair.mark)' emphasise nothing: there are spaces inside them",
        at: position,
        help: "write '\(pair.mark)\(pair.words)\(pair.mark)', or '\\\(pair.mark)' for the literal "
          + "characters"
      )
    }
  }
}

/// Finds pairs of marks around words that are more likely emphasised than multiplied.
private struct SpacedMarks {
  private(set) var pairs: [(start: Int, mark: Character, words: String)] = []
  private let mark: UInt8
  private let bytes: [UInt8]

  private static let space = UInt8(ascii: " ")
  /// The bytes of the longest words in the marks, and of those next to them that are looked at.
  private static let longest = 80

  init(of mark: UInt8, in bytes: [UInt8]) {
    self.mark = mark
    self.bytes = bytes
    var opener: Int?
    for place in bytes.indices where bytes[place] == mark {
      if let start = opener, let words = emphasisedWords(from: start, to: place) {
        pairs.append((start, Character(Unicode.Scalar(mark)), words))
        opener = nil
      } else {
        opener = mayOpen(place) ? place : nil
      }
    }
  }

  private func mayOpen(_ place: Int) -> Bool {
    place + 1 < bytes.count && bytes[place + 1] == Self.space
      && (place == 0 || bytes[place - 1] == Self.space)
  }

  /// The words between two marks; `nil` if they may be literal.
  private func emphasisedWords(from start: Int, to end: Int) -> String? {
    guard end - start > 4, end - start < Self.longest, bytes[end - 1] == Self.space else {
      return nil
    }
    let content = String(decoding: bytes[(start + 2)..<(end - 1)], as: UTF8.self)
    let words = content.split(separator: " ")
    guard content.first?.isLetter == true, content.last?.isWhitespace == false,
      (1...4).contains(words.count), content.count > 1,
      content.allSatisfy({ $0.isLetter || " -'’".contains($0) }),
      !Self.isLeading(words.first), !Self.isLeading(words.last)
    else { return nil }
    let before = String(decoding: bytes[max(0, start - Self.longest)..<start], as: UTF8.self)
    let next = String(decoding: bytes[(end + 1)...].prefix(Self.longest), as: UTF8.self)
    let isSentence = next.first.map { ".,:;!?".contains($0) } == true
    guard isSentence || next.isEmpty || next.first == " " else { return nil }
    // An underscore multiplies nothing.
    let isMeant =
      mark == UInt8(ascii: "_") || isSentence || Self.isLeading(before.split(separator: " ").last)
      || Self.isFollowing(next.split(separator: " ").first)
    return isMeant ? content : nil
  }

  private static func isLeading(_ word: Substring?) -> Bool {
    word.map { leading.contains($0.fastLowercased) } ?? false
  }

  private static func isFollowing(_ word: Substring?) -> Bool {
    word.map { following.contains(String($0.prefix(while: \.isLetter))) } ?? false
  }

  /// Words that end no operand, and are rarely emphasised at either end.
  private static let leading: Set<String> = [
    "a", "an", "and", "are", "as", "at", "be", "but", "by", "each", "every", "for", "from", "in",
    "is", "of", "on", "or", "our", "that", "the", "this", "to", "was", "were", "with", "your",
    "а", "в", "для", "до", "и", "из", "или", "к", "на", "но", "о", "от", "по", "с", "это",
  ]

  /// Words that begin no operand.
  private static let following: Set<String> = [
    "and", "are", "as", "at", "but", "by", "for", "from", "here", "in", "is", "of", "on", "or",
    "then", "there", "to", "was", "were", "with", "а", "в", "для", "до", "здесь", "и", "из", "или",
    "к", "на", "но", "от", "по", "с", "тут",
  ]
}
