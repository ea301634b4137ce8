import AccessibilityTree
import AssistiveTechnology
package import Diagnostics
import Markdown
import SpeechRules

/// Reads the words after ```` ```voiceover ````, its kin and ```` ```screen ````, and the body's gestures.
package struct TranscriptFenceReader {
  /// The language of the page, as a BCP 47 tag.
  package let language: String

  /// The options and how their values are written.
  private static let values: KeyValuePairs = [
    "lang": SpeechSettings.supportedLanguages.joined(separator: "|"), "hints": "on|off",
    "device": "iphone|ipad", "direction": "ltr|rtl",
    "os": "17|18|26", "traits": "after|before|off", "groups": "on|off",
    "text": "xs|s|m|l|xl|xxl|xxxl|accessibility1 to accessibility5", "expect": "12 stops",
  ]

  /// The word that asks for a player, and so for a drawing of the screen.
  private static let playerWord = "player"

  /// The transcript of a fence, and what is wrong with it; `nil` if nothing can be computed.
  package func read(
    _ fence: Fence,
    technology: Walkthrough.Technology
  ) -> (transcript: TranscriptFence?, diagnostics: [Diagnostic]) {
    let split = fence.info.words.firstIndex { isOption($0) } ?? fence.info.words.endIndex
    var words = fence.info.words[..<split]
    var isDrawn = fence.info.name == "screen"
    if technology == .voiceOver, words.count > 1, words.last?.text == Self.playerWord {
      words.removeLast()
      isDrawn = true
    }
    guard let first = words.first, let last = words.last else {
      return (nil, [missingExpression(fence)])
    }
    var options = TranscriptOptions(language: language)
    var diagnostics: [Diagnostic] = []
    var before: TranscriptFence.Expression?
    for word in fence.info.words[split...] where !(word.text == "stops" || word.text == "stop") {
      if word.text == Self.playerWord, technology == .voiceOver {
        isDrawn = true
      } else if fence.info.name == "screen", word.key == "before", let code = word.value {
        before = TranscriptFence.Expression(
          code: code,
          column: word.column + (word.text.contains("\"") ? "before=\"" : "before=").count
        )
      } else if let diagnostic = apply(word, to: &options, in: fence) {
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
      options: options,
      before: before,
      isDrawn: isDrawn
    )
    diagnostics += checkScript(of: transcript) + checkTraits(of: options, in: fence)
    return (transcript, diagnostics)
  }

  /// The settings that words such as `lang=ru` ask for, and what is wrong with them.
  package static func options(_ words: [String]) -> (TranscriptOptions, [Diagnostic]) {
    var options = TranscriptOptions(language: "en")
    let fence = Fence(file: SwiftFile(path: "options", text: ""))
    let findings = FenceInfo("voiceover \(words.joined(separator: " "))").words.compactMap { word in
      TranscriptFenceReader(language: "en").apply(word, to: &options, in: fence)
    }
    return (options, findings)
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
    case ("groups", "on"): options.groups = true
    case ("groups", "off"): options.groups = false
    case ("os", let version) where Int(version).flatMap(SystemVersion.init) != nil:
      options.os = Int(version).flatMap(SystemVersion.init) ?? .latest
    case ("text", let size) where TextSize(fenceName: size) != nil:
      options.text = TextSize(fenceName: size) ?? .l
    case ("traits", let position) where TraitPosition(rawValue: position) != nil:
      options.traits = TraitPosition(rawValue: position) ?? .after
    case ("expect", let count) where Int(count) != nil: options.expectedStops = Int(count)
    case ("lang", let tag):
      return Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        "no words for the language '\(tag)'",
        help: Suggestion(among: SpeechSettings.supportedLanguages).sentence(for: tag)
      )
    default:
      let values = Self.values.first { $0.key == word.key }?.value
      return Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        values == nil ? "unknown fence option '\(word.text)'" : "unknown value in '\(word.text)'",
        help: values.map { "write '\(word.key)=\($0)'" }
          ?? Suggestion(among: Self.values.map(\.key)).sentence(for: word.key)
      )
    }
    return nil
  }

  private func missingExpression(_ fence: Fence) -> Diagnostic {
    Diagnostic(
      .transcriptExpression,
      at: fence.location(),
      "a '\(fence.info.name)' fence needs a Swift expression for what is on the screen",
      help: "name a view, a view controller or an array of views: '\(fence.info.name) button'"
    )
  }

  /// Finds a place of the trait words that the system has no setting for.
  private func checkTraits(of options: TranscriptOptions, in fence: Fence) -> [Diagnostic] {
    guard options.traits != .after, options.os < .iOS18,
      let word = fence.info.words.first(where: { $0.key == "traits" })
    else { return [] }
    return [
      Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        "iOS \(options.os.rawValue) always speaks trait words after the label",
        help: "remove '\(word.text)', or write 'os=18' or a later version"
      )
    ]
  }

  /// Finds gestures and commands that nobody knows, before anything is run.
  private func checkScript(of transcript: TranscriptFence) -> [Diagnostic] {
    guard !transcript.isScreen else { return [] }
    return transcript.fence.body.enumerated().compactMap { index, line in
      guard let words = Transcript.Entry.command(in: line) else { return nil }
      let location = transcript.fence.location(ofBodyLine: index)
      return UnknownWords(
        in: words,
        for: transcript.technology,
        language: transcript.options.language
      )?.diagnostic(at: location)
    }
  }
}
