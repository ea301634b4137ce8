import Diagnostics
import SnippetCompiling
import SnippetNotation

extension RejectionJudge {
  func report(_ program: Program, messages: [CompilerMessage]) -> Judgement {
    var judgement = Judgement(verdicts: brokenVerdicts(of: program))
    if let unfinished = UnfinishedCode(messages, of: program) {
      let location = locator.location(of: unfinished.message, in: program)
      judgement.diagnostics = [
        Diagnostic(.doesNotCompile, at: location, unfinished.summary, help: unfinished.help)
      ]
      return judgement
    }
    let advice = CompilerAdvice(program)
    var suppressesSuggestions = false
    var lastError = ""
    var imports: Set<String> = []
    for message in CompilerCauses(messages, of: program).messages {
      let location = locator.location(of: message, in: program)
      switch message.kind {
      case .error:
        suppressesSuggestions = advice.suppressesSuggestions(for: message.text)
        lastError = message.text
        let help = advice.sentence(
          for: message.text,
          at: CompiledLine(of: message, in: program),
          inTranscriptAt: location.line
        )
        // Each name of a missing import would repeat it.
        if let help, ImportAdvice.isImport(help), !imports.insert(help).inserted { continue }
        judgement.diagnostics.append(
          Diagnostic(
            .doesNotCompile,
            at: location,
            advice.withoutWorthlessSuggestion(message.text),
            details: suppressesSuggestions ? [] : fixIts(of: message, in: program),
            help: help
          )
        )
      case .note:
        guard let last = judgement.diagnostics.indices.last else { continue }
        if suppressesSuggestions, message.text.hasPrefix("did you mean") { continue }
        if locator.knows(message.path) {
          judgement.diagnostics[last].details.append("note: \(location): \(message.text)")
          judgement.diagnostics[last].details += fixIts(of: message, in: program)
        } else if message.text.hasPrefix("did you mean"),
          Suggestion.isPlausible(message.text, for: lastError),
          judgement.diagnostics[last].help?.hasPrefix("did you mean") != true,
          !judgement.diagnostics[last].details.contains(where: { $0.contains("did you mean") })
        {
          // The first suggestion is the closest; its location in the library is irrelevant to the
          // author.
          judgement.diagnostics[last].help = message.text
        }
      }
    }
    return judgement
  }

  private func fixIts(of message: CompilerMessage, in program: Program) -> [String] {
    guard locator.knows(message.path) else { return [] }
    return message.fixIts.map { fixIt in
      var fixItMessage = message
      fixItMessage.column = fixIt.column
      let location = locator.location(of: fixItMessage, in: program)
      return switch fixIt.change {
      case .write(let text): "fix-it: write '\(text)' at \(location)"
      case .remove(let text): "fix-it: remove '\(text)' at \(location)"
      }
    }
  }
}
