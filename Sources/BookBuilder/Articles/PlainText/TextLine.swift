import BookModel
import Localization

/// A line of plain text.
///
/// Tests compare its pieces with the text of the HTML page.
package struct TextLine: Hashable, Sendable {
  package var pieces: [Piece]
  package var kind = Kind.text

  package enum Kind: Hashable, Sendable {
    case text
    case heading
    case code
  }

  package struct Piece: Hashable, Sendable {
    package var text: String
    /// Whether the piece exists only in the plain text, such as the number of a row.
    var isAddition: Bool
    /// Whether the piece is code, whose spelling matters letter by letter.
    package var isCode = false
  }

  package var text: String { pieces.reduce(into: "") { $0 += $1.text } }

  package static func shared(_ text: String) -> TextLine {
    TextLine(pieces: [Piece(text: text, isAddition: false)])
  }

  package static func code(_ text: String) -> TextLine {
    TextLine(pieces: [Piece(text: text, isAddition: false, isCode: true)], kind: .code)
  }

  package static func added(_ text: String) -> TextLine {
    TextLine(pieces: [Piece(text: text, isAddition: true)])
  }

  /// A label that exists only in the plain text, followed by text that the HTML page contains as
  /// well.
  static func labelled(_ label: String, _ text: String) -> TextLine {
    TextLine(pieces: [
      Piece(text: label, isAddition: true), Piece(text: text, isAddition: false),
    ])
  }
}

extension [TextLine.Piece] {
  func endingSentence() -> [TextLine.Piece] {
    let isEnded = last?.text.last.map { ".!?…".contains($0) } ?? false
    return isEnded ? self : self + [TextLine.Piece(text: ".", isAddition: true)]
  }
}

/// Renders running text as plain text.
///
/// Changes of language are marked in brackets, as in “[in Russian: …]”, and pictures are announced.
struct RunText {
  let words: SharedInterfaceText

  func pieces(_ runs: [Run]) -> [TextLine.Piece] {
    var pieces: [TextLine.Piece] = []
    pieces.reserveCapacity(runs.count)
    add(runs, to: &pieces) { "" }
    return pieces
  }

  /// - Parameter rest: the text that follows the runs.
  private func add(_ runs: [Run], to pieces: inout [TextLine.Piece], _ rest: () -> String) {
    for index in runs.indices {
      add(runs[index], to: &pieces) { Self.start(of: runs[(index + 1)...], rest) }
    }
  }

  /// The start of the text of some runs, or all of it and what follows if it is short.
  ///
  /// It need only name a book and its language, and a paragraph may have thousands of runs.
  private static func start(of runs: ArraySlice<Run>, _ rest: () -> String) -> String {
    var text = ""
    for run in runs {
      text += [run].plainText
      if text.utf8.count > 500 { return text }
    }
    return text + rest()
  }

  private func add(_ run: Run, to pieces: inout [TextLine.Piece], _ rest: () -> String) {
    switch run {
    case .text(let text, nil): pieces.append(shared(text))
    case .text(let text, let language?):
      // For a name, the interruption costs more than the right pronunciation is worth.
      let isMarked =
        language == Script.han.language || !(text.isNameOrShort || text.isShortTitle)
      pieces += isMarked ? marked(text, language, rest()) : [shared(text)]
    case .code(let text):
      pieces.append(TextLine.Piece(text: text, isAddition: false, isCode: true))
    case .emphasis(let content), .strong(let content), .deletion(let content),
      .link(_, let content):
      add(content, to: &pieces, rest)
    case .picture(_, let alternative, let title, _):
      guard let alternative, !alternative.isEmpty else { return }
      pieces += [added(words.textEdition.image + " "), shared(alternative), added(".")]
      if !title.isEmpty { pieces += [added(" ")] + [shared(title)].endingSentence() }
    case .noteReference(let number, _): pieces.append(shared(" (\(words.note(number)))"))
    case .lineBreak: pieces.append(shared(" "))
    }
  }

  private func marked(_ text: String, _ language: String, _ rest: String) -> [TextLine.Piece] {
    guard !names(language, rest) else { return [shared(text)] }
    return [added("[\(words.inLanguage(language)): "), shared(text), added("]")]
  }

  /// Whether the text after a quotation names its language in parentheses, possibly after the place
  /// of publication.
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
