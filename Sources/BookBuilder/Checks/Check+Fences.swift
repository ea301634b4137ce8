import Diagnostics
import Markdown

extension Check {
  /// Finds fences that nothing closes, and fences whose notation is misspelt.
  static let fences = Check(.unclosedFence, .unknownFence) { book in
    book.editions.flatMap { edition in
      edition.allBlocks.compactMap { block -> Diagnostic? in
        guard case .code(let code) = block.kind, code.isFenced else { return nil }
        let location = edition.location(block.position)
        if !code.isClosed {
          let help = "end the block with a line of three backticks"
          return Diagnostic(.unclosedFence, at: location, "the fence is not closed", help: help)
        }
        return unknownFence(code.language, at: location)
      }
    }
  }

  private static func unknownFence(_ name: String, at location: SourceLocation) -> Diagnostic? {
    if name == FenceKind.screen.rawValue {
      let summary = "this release cannot draw screens yet"
      let help = "describe the screen in a sentence"
      return Diagnostic(.unknownFence, at: location, summary, help: help)
    }
    let names = FenceKind.allCases.map(\.rawValue)
    let suggestion = Suggestion(among: names)
    guard FenceKind(rawValue: name) == nil, suggestion.nearest(to: name) != nil else { return nil }
    return Diagnostic(
      .unknownFence,
      at: location,
      "there is no notation '\(name)'",
      help: suggestion.sentence(for: name)
    )
  }
}

extension Rule {
  static let unclosedFence = Rule(
    id: "unclosed-fence",
    explanation: """
      A fence that is never closed swallows the rest of the chapter as code. The finding stands at \
      the opening fence.
      """
  )
  static let unknownFence = Rule(
    id: "unknown-fence",
    explanation: """
      The word after a fence decides what becomes of the block: 'swift' is compiled and run, \
      'voiceover' and 'voicecontrol' are compared with what is computed, 'table' is drawn from facts, \
      'output' and 'error' are compared with what a program or the compiler says. Any other language \
      is shown as it is; a word that is almost one of these is taken for a slip, because what it \
      promises would silently not be checked.
      """
  )
}
