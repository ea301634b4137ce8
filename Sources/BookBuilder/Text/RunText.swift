/// Turns running text into plain text.
struct RunText {
  /// The words of the language around.
  let words: SharedWords

  /// The plain text of runs; pictures are named as such.
  func pieces(_ runs: [Run]) -> [TextLine.Piece] {
    runs.flatMap(pieces)
  }

  private func pieces(_ run: Run) -> [TextLine.Piece] {
    switch run {
    case .text(let text, let language):
      // A listener who knows a name loses more by the interruption than by its sound.
      language == Script.han.language || language != nil && !text.isNameOrShort
        ? marked(text, language) : [shared(text)]
    case .code(let text): [TextLine.Piece(text: text, isAddition: false, isCode: true)]
    case .emphasis(let content), .strong(let content), .deletion(let content),
      .link(_, let content):
      pieces(content)
    case .picture(_, let alternative):
      alternative.isEmpty
        ? [] : [added(words.textEdition.image + " "), shared(alternative), added(".")]
    case .noteReference(let number, _): [shared(" (\(words.note(number)))")]
    case .lineBreak: [shared(" ")]
    }
  }

  /// Words of another language in brackets that name it.
  private func marked(_ text: String, _ language: String?) -> [TextLine.Piece] {
    guard let language else { return [shared(text)] }
    let name = words.inLanguage(language)
    return [added("[\(name): "), shared(text), added("]")]
  }

  private func shared(_ text: String) -> TextLine.Piece {
    TextLine.Piece(text: text, isAddition: false)
  }

  private func added(_ text: String) -> TextLine.Piece {
    TextLine.Piece(text: text, isAddition: true)
  }
}
