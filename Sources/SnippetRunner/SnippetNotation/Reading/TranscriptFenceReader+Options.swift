import Diagnostics
import Markdown
import SnippetMessages
import SpeechRules

extension TranscriptFenceReader {
  private static let expectOption = (name: "expect", values: "12 stops")

  private static let comparisonOptions = ["same-as": true, "differs-from": false]

  /// Applies a fence option to a transcript; returns a finding if the option or its value is
  /// unknown.
  func take(_ word: FenceInfo.Word, into transcript: inout TranscriptFence) -> Diagnostic? {
    let isTaken =
      takePlayer(word, into: &transcript)
      || (transcript.isScreen
        ? takeScreen(word, into: &transcript) : takeComparison(word, into: &transcript))
      || takeCount(word, into: &transcript)
    return isTaken ? nil : apply(word, to: &transcript.screen.settings, in: transcript.fence)
  }

  private func takePlayer(
    _ word: FenceInfo.Word,
    into transcript: inout TranscriptFence
  ) -> Bool {
    guard word.text == Self.playerOption else { return false }
    transcript.screen.isDrawn = true
    return true
  }

  private func takeScreen(
    _ word: FenceInfo.Word,
    into transcript: inout TranscriptFence
  ) -> Bool {
    // The page layout handles it.
    if word.text == Self.aroundOption { return true }
    if word.key == "before", let code = word.value {
      let column = word.column + (word.text.contains("\"") ? "before=\"" : "before=").count
      transcript.screen.before = ShownScreen.Expression(code: code, column: column)
    } else if let sizes = Self.sizes(in: word) {
      transcript.screen.sizes = sizes
    } else if word.key == "large", let name = word.value, !name.isEmpty {
      transcript.screen.enlarged = name
    } else {
      return false
    }
    return true
  }

  private func takeComparison(
    _ word: FenceInfo.Word,
    into transcript: inout TranscriptFence
  ) -> Bool {
    guard let isSame = Self.comparisonOptions[word.key], let block = word.value, !block.isEmpty
    else { return false }
    transcript.comparison = TranscriptFence.Comparison(
      isSame: isSame,
      block: block,
      column: word.column
    )
    return true
  }

  private func takeCount(_ word: FenceInfo.Word, into transcript: inout TranscriptFence) -> Bool {
    guard word.key == Self.expectOption.name, let count = word.value.flatMap({ Int($0) }) else {
      return false
    }
    transcript.expectation = .stops(count)
    return true
  }

  func apply(
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
        "unsupported language '\(value)'",
        help: word.spaceHelp
          ?? Suggestion(among: SpeechSettings.supportedLanguages).sentence(for: value)
      )
    }
    let values =
      option?.values ?? (word.key == Self.expectOption.name ? Self.expectOption.values : nil)
    let names =
      ScreenOption.all.map(\.name) + [Self.expectOption.name] + Self.comparisonOptions.keys.sorted()
    return Diagnostic(
      .fenceOption,
      at: fence.location(of: word),
      values == nil ? "unknown fence option '\(word.text)'" : "unknown value in '\(word.text)'",
      help: word.spaceHelp ?? values.map { "write '\(word.key)=\($0)'" }
        ?? Suggestion(among: names).sentence(for: word.key)
    )
  }

  /// Parses a list of text sizes such as `text=l,xxxl,ax3`; `nil` for a single size.
  private static func sizes(in word: FenceInfo.Word) -> [TextSize]? {
    guard word.key == "text", let names = word.value?.split(separator: ","), names.count > 1 else {
      return nil
    }
    let sizes = names.compactMap { TextSize(fenceName: String($0)) }
    return sizes.count == names.count ? sizes : nil
  }
}
