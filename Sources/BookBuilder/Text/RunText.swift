/// Turns running text into plain text.
struct RunText {
  /// The words of the language around.
  let words: SharedWords

  /// The plain text of runs; pictures are named as such.
  func pieces(_ runs: [Run]) -> [TextLine.Piece] {
    var pieces: [TextLine.Piece] = []
    for run in runs { add(run, to: &pieces) }
    return pieces
  }

  private func add(_ run: Run, to pieces: inout [TextLine.Piece]) {
    switch run {
    case .text(let text, nil): pieces.append(shared(text))
    case .text(let text, let language?):
      // A listener who knows a name loses more by the interruption than by its sound.
      let isMarked = language == Script.han.language || !text.isNameOrShort
      pieces += isMarked ? marked(text, language) : [shared(text)]
    case .code(let text):
      pieces.append(TextLine.Piece(text: text, isAddition: false, isCode: true))
    case .emphasis(let content), .strong(let content), .deletion(let content),
      .link(_, let content):
      for run in content { add(run, to: &pieces) }
    case .picture(_, let alternative):
      guard !alternative.isEmpty else { return }
      pieces += [added(words.textEdition.image + " "), shared(alternative), added(".")]
    case .noteReference(let number, _): pieces.append(shared(" (\(words.note(number)))"))
    case .lineBreak: pieces.append(shared(" "))
    }
  }

  /// Words of another language in brackets that name it.
  private func marked(_ text: String, _ language: String) -> [TextLine.Piece] {
    [added("[\(words.inLanguage(language)): "), shared(text), added("]")]
  }

  private func shared(_ text: String) -> TextLine.Piece {
    TextLine.Piece(text: text, isAddition: false)
  }

  private func added(_ text: String) -> TextLine.Piece {
    TextLine.Piece(text: text, isAddition: true)
  }
}
