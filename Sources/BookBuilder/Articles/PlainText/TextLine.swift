import BookModel
import Localization

/// A line of a plain text.
package struct TextLine: Hashable, Sendable {
  /// The words in their order.
  package var pieces: [Piece]
  package var kind = Kind.text

  /// What a line is.
  package enum Kind: Hashable, Sendable {
    case text
    case heading
    case code
  }

  /// Words of a line.
  package struct Piece: Hashable, Sendable {
    package var text: String
    /// Whether only the plain text says them, such as the number of a row.
    var isAddition: Bool
    /// Whether the words are code, in which every letter counts.
    package var isCode = false
  }

  package var text: String { pieces.reduce(into: "") { $0 += $1.text } }

  /// A line of words that the page says, too.
  package static func shared(_ text: String) -> TextLine {
    TextLine(pieces: [Piece(text: text, isAddition: false)])
  }

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

/// Turns running text into plain text.
struct RunText {
  /// The words of the language around.
  let words: SharedWords

  /// The plain text of runs; pictures are named as such.
  func pieces(_ runs: [Run]) -> [TextLine.Piece] {
    var pieces: [TextLine.Piece] = []
    pieces.reserveCapacity(runs.count)
    add(runs, to: &pieces) { "" }
    return pieces
  }

  /// Adds the plain text of runs, given the words after them.
  private func add(_ runs: [Run], to pieces: inout [TextLine.Piece], _ rest: () -> String) {
    for index in runs.indices {
      add(runs[index], to: &pieces) { runs[(index + 1)...].plainText + rest() }
    }
  }

  private func add(_ run: Run, to pieces: inout [TextLine.Piece], _ rest: () -> String) {
    switch run {
    case .text(let text, nil): pieces.append(shared(text))
    case .text(let text, let language?):
      // A listener who knows a name loses more by the interruption than by its sound.
      let isMarked =
        language == Script.han.language || !(text.isNameOrShort || text.isShortTitle)
      pieces += isMarked ? marked(text, language, rest()) : [shared(text)]
    case .code(let text):
      pieces.append(TextLine.Piece(text: text, isAddition: false, isCode: true))
    case .emphasis(let content), .strong(let content), .deletion(let content),
      .link(_, let content):
      add(content, to: &pieces, rest)
    case .picture(_, let alternative):
      guard let alternative, !alternative.isEmpty else { return }
      pieces += [added(words.textEdition.image + " "), shared(alternative), added(".")]
    case .noteReference(let number, _): pieces.append(shared(" (\(words.note(number)))"))
    case .lineBreak: pieces.append(shared(" "))
    }
  }

  /// Words of another language in brackets that name it, unless the author names it right after.
  private func marked(_ text: String, _ language: String, _ rest: String) -> [TextLine.Piece] {
    guard !names(language, rest) else { return [shared(text)] }
    return [added("[\(words.inLanguage(language)): "), shared(text), added("]")]
  }

  /// Whether a text begins, after the end of a quotation, with brackets that name a language; the
  /// place of publication may stand before them.
  private func names(_ language: String, _ text: String) -> Bool {
    let text = text.drop { "»”".contains($0) }
    guard text.hasPrefix(" (") || text.hasPrefix(",") else { return false }
    let halves = text.prefix { $0 != ")" }.split(separator: "(", omittingEmptySubsequences: false)
    return halves.count == 2 && !halves[0].contains(where: ".!?…;:«“".contains)
      && halves[1].hasSuffix(words.textEdition.writtenIn(language))
  }

  private func shared(_ text: String) -> TextLine.Piece {
    TextLine.Piece(text: text, isAddition: false)
  }

  private func added(_ text: String) -> TextLine.Piece {
    TextLine.Piece(text: text, isAddition: true)
  }
}
