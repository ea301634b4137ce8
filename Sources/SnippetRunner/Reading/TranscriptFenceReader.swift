import AssistiveTechnology
import Diagnostics
import Markdown

/// Reads the words after ```` ```voiceover ```` and ```` ```voicecontrol ````, and the body's gestures.
struct TranscriptFenceReader {
  /// The language of the page, as a BCP 47 tag.
  let language: String

  private static let knownOptions = ["lang", "hints", "device", "direction", "expect"]

  /// The transcript of a fence, and what is wrong with it; `nil` if nothing can be computed.
  func read(
    _ fence: Fence,
    technology: Walkthrough.Technology
  ) -> (transcript: TranscriptFence?, diagnostics: [Diagnostic]) {
    let split = fence.info.words.firstIndex { isOption($0) } ?? fence.info.words.endIndex
    let words = fence.info.words[..<split]
    guard let first = words.first, let last = words.last else {
      return (nil, [missingExpression(fence)])
    }
    var options = TranscriptOptions(language: language)
    var diagnostics: [Diagnostic] = []
    for word in fence.info.words[split...] where !(word.text == "stops" || word.text == "stop") {
      if let diagnostic = apply(word, to: &options, in: fence) {
        diagnostics.append(diagnostic)
      }
    }
    let start = first.column - fence.info.words[0].column
    let length = last.column + last.text.count - first.column
    let text = fence.code.info.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
    let transcript = TranscriptFence(
      fence: fence,
      technology: technology,
      expression: String(text.dropFirst(start).prefix(length)),
      expressionColumn: first.column,
      options: options
    )
    diagnostics += checkScript(of: transcript)
    return (transcript, diagnostics)
  }

  /// An option is a word such as `lang=ru`; an expression may hold `==` but no such word.
  private func isOption(_ word: FenceInfo.Word) -> Bool {
    guard let value = word.value else { return false }
    return !value.hasPrefix("=")
  }

  private func apply(
    _ word: FenceInfo.Word,
    to options: inout TranscriptOptions,
    in fence: Fence
  ) -> Diagnostic? {
    switch (word.key, word.value ?? "") {
    case ("lang", let tag) where SpeechSettings.supportedLanguages.contains(tag):
      options.language = tag
    case ("hints", "on"): options.hints = true
    case ("hints", "off"): options.hints = false
    case ("device", "iphone"): options.device = "phone"
    case ("device", "ipad"): options.device = "pad"
    case ("direction", "ltr"): options.direction = "leftToRight"
    case ("direction", "rtl"): options.direction = "rightToLeft"
    case ("expect", let count) where Int(count) != nil: options.expectedStops = Int(count)
    case ("lang", let tag):
      return Diagnostic(
        id: "fence-option",
        at: fence.location(of: word),
        "no words for the language '\(tag)'",
        help: Suggestion(among: SpeechSettings.supportedLanguages).sentence(for: tag)
      )
    default:
      let isKnown = Self.knownOptions.contains(word.key)
      return Diagnostic(
        id: "fence-option",
        at: fence.location(of: word),
        isKnown ? "unknown value in '\(word.text)'" : "unknown fence option '\(word.text)'",
        help: isKnown
          ? "write 'hints=on|off', 'device=iphone|ipad', 'direction=ltr|rtl' or 'expect=12 stops'"
          : Suggestion(among: Self.knownOptions).sentence(for: word.key)
      )
    }
    return nil
  }

  private func missingExpression(_ fence: Fence) -> Diagnostic {
    Diagnostic(
      id: "transcript-expression",
      at: fence.location(),
      "a '\(fence.info.name)' fence needs a Swift expression for what is on the screen",
      help: "name a view, a view controller or an array of views: '\(fence.info.name) button'"
    )
  }

  /// Finds gestures and commands that nobody knows, before anything is run.
  private func checkScript(of transcript: TranscriptFence) -> [Diagnostic] {
    transcript.fence.body.enumerated().compactMap { index, line in
      guard line.hasPrefix("> ") else { return nil }
      let words = String(line.dropFirst(2))
      do {
        switch transcript.technology {
        case .voiceOver: _ = try Gesture(parsing: words)
        case .voiceControl: _ = try VoiceCommand(parsing: words)
        }
        return nil
      } catch {
        let location = transcript.fence.location(ofBodyLine: index)
        return UnknownWords(words, error).diagnostic(at: location)
      }
    }
  }
}
