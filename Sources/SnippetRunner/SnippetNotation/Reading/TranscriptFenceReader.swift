import AccessibilityTree
import AssistiveTechnology
package import Diagnostics
import Markdown
package import SnippetMessages
import SpeechRules

/// Reads the words after ```` ```voiceover ````, its kin and ```` ```screen ````, and the body's gestures.
package struct TranscriptFenceReader {
  /// The language of the page, as a BCP 47 tag.
  package let language: String

  /// The option that promises a number of stops in place of a body.
  private static let expect = (name: "expect", values: "12 stops")

  /// The options that compare the lines with those of another block.
  private static let comparisons = ["same-as": true, "differs-from": false]

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
    var settings = ScreenSettings(language: language)
    var expectedStops: Int?
    var diagnostics: [Diagnostic] = []
    var before: TranscriptFence.Expression?
    var sizes: [TextSize] = []
    var enlarged: String?
    var comparison: TranscriptFence.Comparison?
    for word in fence.info.words[split...] where !(word.text == "stops" || word.text == "stop") {
      if word.text == Self.playerWord, technology == .voiceOver {
        isDrawn = true
      } else if fence.info.name == "screen", word.key == "before", let code = word.value {
        before = TranscriptFence.Expression(
          code: code,
          column: word.column + (word.text.contains("\"") ? "before=\"" : "before=").count
        )
      } else if fence.info.name == "screen", let list = Self.sizes(in: word) {
        sizes = list
      } else if fence.info.name == "screen", word.key == "large", let name = word.value,
        !name.isEmpty
      {
        enlarged = name
      } else if let isSame = Self.comparisons[word.key], let block = word.value, !block.isEmpty,
        fence.info.name != "screen"
      {
        comparison = TranscriptFence.Comparison(isSame: isSame, block: block, column: word.column)
      } else if word.key == Self.expect.name, let count = word.value.flatMap({ Int($0) }) {
        expectedStops = count
      } else if let diagnostic = apply(word, to: &settings, in: fence) {
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
      settings: settings,
      expectedStops: expectedStops,
      before: before,
      sizes: sizes,
      enlarged: enlarged,
      isDrawn: isDrawn,
      comparison: comparison
    )
    diagnostics += checkScript(of: transcript) + checkTraits(of: settings, in: fence)
    diagnostics += checkSizes(of: transcript)
    return (transcript, diagnostics)
  }

  /// The settings that words such as `lang=ru` ask for, and what is wrong with them.
  package static func settings(_ words: [String]) -> (ScreenSettings, [Diagnostic]) {
    var settings = ScreenSettings(language: "en")
    let fence = Fence(file: SwiftFile(path: "options", text: ""))
    let findings = FenceInfo("voiceover \(words.joined(separator: " "))").words.compactMap { word in
      TranscriptFenceReader(language: "en").apply(word, to: &settings, in: fence)
    }
    return (settings, findings)
  }

  /// An option is a word such as `lang=ru`; an expression may hold `==` but no such word.
  private func isOption(_ word: FenceInfo.Word) -> Bool {
    guard let value = word.value else { return false }
    return !value.hasPrefix("=")
  }

  private func apply(
    _ word: FenceInfo.Word,
    to settings: inout ScreenSettings,
    in fence: Fence
  ) -> Diagnostic? {
    let option = ScreenOption.all.first { $0.name == word.key }
    let value = word.value ?? ""
    if let option, option.set(value, in: &settings) { return nil }
    if option?.name == "lang" {
      return Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        "no words for the language '\(value)'",
        help: Suggestion(among: SpeechSettings.supportedLanguages).sentence(for: value)
      )
    }
    let values = option?.values ?? (word.key == Self.expect.name ? Self.expect.values : nil)
    let names =
      ScreenOption.all.map(\.name) + [Self.expect.name] + Self.comparisons.keys.sorted()
    return Diagnostic(
      .fenceOption,
      at: fence.location(of: word),
      values == nil ? "unknown fence option '\(word.text)'" : "unknown value in '\(word.text)'",
      help: values.map { "write '\(word.key)=\($0)'" }
        ?? Suggestion(among: names).sentence(for: word.key)
    )
  }

  private func missingExpression(_ fence: Fence) -> Diagnostic {
    Diagnostic(
      .transcriptExpression,
      at: fence.location(),
      "a '\(fence.info.name)' fence needs a Swift expression for what is on the screen",
      help: "name a view, a view controller or an array of views: '\(fence.info.name) button'"
    )
  }

  /// The sizes of text that a word lists, such as `text=l,xxxl,ax3`; `nil` if it is no list of them.
  private static func sizes(in word: FenceInfo.Word) -> [TextSize]? {
    guard word.key == "text", let names = word.value?.split(separator: ","), names.count > 1 else {
      return nil
    }
    let sizes = names.compactMap { TextSize(fenceName: String($0)) }
    return sizes.count == names.count ? sizes : nil
  }

  /// Finds a screen that is to be compared with another and with itself at the same time.
  private func checkSizes(of transcript: TranscriptFence) -> [Diagnostic] {
    guard !transcript.sizes.isEmpty, transcript.before != nil,
      let word = transcript.fence.info.words.first(where: { $0.key == "before" })
    else { return [] }
    return [
      Diagnostic(
        .fenceOption,
        at: transcript.fence.location(of: word),
        "a screen at several sizes of text stands beside no other screen",
        help: "remove '\(word.text)', or name one size"
      )
    ]
  }

  /// Finds a place of the trait words that the system has no setting for.
  private func checkTraits(of settings: ScreenSettings, in fence: Fence) -> [Diagnostic] {
    guard settings.traits != .after, settings.os < .iOS18,
      let word = fence.info.words.first(where: { $0.key == "traits" })
    else { return [] }
    return [
      Diagnostic(
        .fenceOption,
        at: fence.location(of: word),
        "iOS \(settings.os.rawValue) always speaks trait words after the label",
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
        language: transcript.settings.language
      )?.diagnostic(at: location)
    }
  }
}
