/// Turns running text into plain text.
struct RunText {
  /// The words of the language around.
  let words: SharedWords

  /// The plain text of runs; pictures are named as such.
  func pieces(_ runs: [Run]) -> [TextLine.Piece] {
    pieces(runs) { "" }
  }

  /// The plain text of runs, given the words after them.
  private func pieces(_ runs: [Run], _ rest: () -> String) -> [TextLine.Piece] {
    var pieces: [TextLine.Piece] = []
    for index in runs.indices {
      pieces += self.pieces(runs[index]) { runs[(index + 1)...].plainText + rest() }
    }
    return pieces
  }

  private func pieces(_ run: Run, _ rest: () -> String) -> [TextLine.Piece] {
    switch run {
    case .text(let text, let language):
      // A listener who knows a name loses more by the interruption than by its sound.
      language == Script.han.language
        || language != nil && !(text.isNameOrShort || text.isShortTitle)
        ? marked(text, language, rest()) : [shared(text)]
    case .code(let text): [TextLine.Piece(text: text, isAddition: false, isCode: true)]
    case .emphasis(let content), .strong(let content), .deletion(let content),
      .link(_, let content):
      pieces(content, rest)
    case .picture(_, let alternative):
      alternative.isEmpty
        ? [] : [added(words.textEdition.image + " "), shared(alternative), added(".")]
    case .noteReference(let number, _): [shared(" (\(words.note(number)))")]
    case .lineBreak: [shared(" ")]
    }
  }

  /// Words of another language in brackets that name it, unless the author names it right after.
  private func marked(_ text: String, _ language: String?, _ rest: String) -> [TextLine.Piece] {
    guard let language, !names(language, rest) else { return [shared(text)] }
    let name = words.inLanguage(language)
    return [added("[\(name): "), shared(text), added("]")]
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
