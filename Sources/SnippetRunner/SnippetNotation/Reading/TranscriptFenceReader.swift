import AssistiveTechnology
package import Diagnostics
import Markdown
import SnippetMessages
import SpeechRules

/// Reads the expression and the options after ```` ```voiceover ````, ```` ```screen ```` and the
/// other transcript fences, and checks the gestures in the body.
package struct TranscriptFenceReader {
  package let language: String

  static let playerOption = "player"

  package static let aroundOption = "around"

  /// Reads a fence; the transcript is `nil` if the expression is missing.
  package func read(
    _ fence: Fence,
    technology: Walkthrough.Technology
  ) -> (transcript: TranscriptFence?, diagnostics: [Diagnostic]) {
    let split = fence.info.words.firstIndex { isOption($0) } ?? fence.info.words.endIndex
    var words = fence.info.words[..<split]
    var isDrawn = fence.isScreen
    if words.count > 1, words.last?.text == Self.playerOption {
      words.removeLast()
      isDrawn = true
    }
    guard let first = words.first, let last = words.last else {
      return (nil, [missingExpression(fence)])
    }
    if !fence.isScreen, let finding = unspokenLanguage(of: fence, after: last) {
      return (nil, [finding])
    }
    let start = first.column - fence.info.words[0].column
    let length = last.column + last.text.count - first.column
    let text = fence.code.info.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    var transcript = TranscriptFence(
      fence: fence,
      screen: ShownScreen(
        technology: technology,
        expression: String(text.dropFirst(start).prefix(length)),
        expressionColumn: first.column,
        settings: ScreenSettings(language: language),
        script: ShownScreen.script(of: fence),
        isDrawn: isDrawn
      )
    )
    let options = fence.info.words[split...].filter { !["stop", "stops"].contains($0.text) }
    let unknown = options.compactMap { take($0, into: &transcript) }
    return (transcript, unknown + transcript.findings)
  }

  /// An option is a word such as `lang=ru`; an expression may hold `==` but no such word.
  private func isOption(_ word: FenceInfo.Word) -> Bool {
    guard let value = word.value else { return false }
    return !value.hasPrefix("=")
  }

  /// Reports a transcript without `lang=` on a page in a language that the speech model doesn't
  /// speak: its lines would be computed in English.
  private func unspokenLanguage(
    of fence: Fence,
    after expression: FenceInfo.Word
  ) -> Diagnostic? {
    guard SpokenLanguage.supported(language) == nil,
      !fence.info.words.contains(where: { $0.key == "lang" && $0.value != nil })
    else { return nil }
    let languages = SpeechSettings.supportedLanguages.joined(separator: ", ")
    return Diagnostic(
      .unspokenLanguage,
      at: fence.location(of: expression),
      "the speech model does not speak '\(language)', the language of the page, only \(languages)",
      help: "write 'lang=en' after '\(expression.text)', and the lines in English"
    )
  }

  private func missingExpression(_ fence: Fence) -> Diagnostic {
    Diagnostic(
      .transcriptExpression,
      at: fence.location(),
      "a '\(fence.info.name)' fence needs a Swift expression for the screen",
      help: "name a view, a view controller or an array of views: '\(fence.info.name) button'"
    )
  }
}
