import SnippetMessages
import SnippetNotation

extension ProgramSource {
  /// Configures the device before the code of the file creates its views.
  mutating func writePreparation() {
    guard let speech = program.speech else { return }
    text += "SnippetStage.Stage.prepare(\(speech.request.json.swiftLiteral))\n"
  }

  mutating func writeSpeech() {
    guard let speech = program.speech else { return }
    for offer in speech.offers {
      let what =
        switch offer.kind {
        case .asked, .preview: "asked: \(offer.name.swiftLiteral)"
        case .variable: "variable: \(offer.name.swiftLiteral)"
        case .type: "type: \(offer.name).self"
        }
      text += offer.conditions.map { SourceRewriter.rewrite("#if \($0)\n#endif") }
        .map { "\($0.prefix { $0 != "\n" })\n" }.joined()
      text += "#sourceLocation(file: \(offer.path(in: program).swiftLiteral), line: 1)\n"
      text += "SnippetStage.Stage.offer(\(offer.step), \(what)) {\n#sourceLocation()\n"
      let isModifier = Self.modifiers.contains(offer.expression)
      let shown = isModifier ? "`\(offer.expression)`" : offer.expression
      let call = offer.kind == .type ? "try await \(shown)" : shown
      write(call, path: offer.path(in: program), line: offer.kind == .asked ? offer.place.line : 1)
      text += "}\n" + offer.conditions.map { _ in "#endif\n" }.joined()
    }
    text += """
      await SnippetStage.Stage.speakOffers(\(speech.request.json.swiftLiteral), \
      fallsBackToTypes: \(speech.isScript))

      """
  }

  /// Names that the compiler reads as the start of a declaration if a statement consists of them.
  private static let modifiers: Set<String> = [
    "borrowing", "consuming", "convenience", "distributed", "dynamic", "final", "indirect", "infix",
    "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional", "override",
    "package", "postfix", "prefix", "required", "sending", "unowned", "weak",
  ]

  mutating func write(_ transcript: TranscriptFence, step: Int) {
    let screens = zip(transcript.screen.expressions, transcript.screen.requests)
    for (index, (expression, request)) in screens.enumerated() {
      write(expression, request, of: transcript, name: "by_ear_screen_\(step)_\(index)")
    }
  }

  private mutating func write(
    _ expression: ShownScreen.Expression,
    _ request: ScreenRequest,
    of transcript: TranscriptFence,
    name: String
  ) {
    let location = transcript.fence.place
    // The expression is alone on its line, in the column of the page.
    let indent = String(repeating: " ", count: expression.column - 1)
    write(
      "let \(name): Any =\n\(indent)\(expression.code)",
      path: location.path,
      line: max(1, location.line - 1)
    )
    text += "await SnippetStage.Stage.show(\(name), \(request.json.swiftLiteral))\n"
  }
}
