import AccessibilityTree
import AssistiveTechnology
import Foundation
import SpeechRules
import Testing

struct SpeechRuleTests {
  @Test(arguments: SpeechRule.allCases)
  func `a rule is stated in one sentence, with a full stop`(rule: SpeechRule) {
    #expect(rule.statement != rule.rawValue)
    #expect(rule.statement.hasSuffix(".") && !rule.statement.contains(". "))
  }

  @Test(arguments: SpeechRule.allCases)
  func `only captured rules count as heard`(rule: SpeechRule) {
    let captures: Set = ["VO27", "CAP"]
    #expect((rule.certainty != .heard) || !rule.heard.isEmpty)
    #expect(rule.heard.isEmpty || !captures.isDisjoint(with: rule.sources))
  }

  @Test func `a line is as certain as its weakest part, and silence is a guess`() {
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en"))
    let buy = composer.utterance(for: Stop(.sample("Buy", traits: .button)))
    #expect(buy.certainty == .heard && buy.parts.map(\.rule) == [.textOrder, .traitButton])
    var more = AccessibilityElement.sample("More", traits: .button)
    more.isExpanded = false
    let closed = composer.utterance(for: Stop(more))
    #expect(closed.certainty == .concluded && closed.parts.last?.isGuess == true)
    #expect(composer.utterance(for: Stop(.sample())).certainty == .concluded)
  }

  @Test func `an explanation states a rule once and names guesses`() {
    let composer = UtteranceComposer(settings: SpeechSettings(language: "en"))
    var more = AccessibilityElement.sample("More", traits: .button)
    more.isExpanded = false
    let transcript = Transcript(
      entries: [AccessibilityElement.sample("Buy", traits: .button), more, .sample()].map {
        .spoken(composer.utterance(for: Stop($0)), element: $0)
      }
    )
    let text = transcript.explanation
    #expect(text.components(separatedBy: SpeechRule.traitButton.statement).count == 2)
    #expect(text.contains("trait-button: see above."))
    #expect(text.contains("Computed, with a guess: “Collapsed”, “Double-tap to expand”."))
    #expect(text.contains("Computed, with a guess: the silence has not been reported."))
    #expect(text.contains("Heard: “Same label Button” on iOS 27.0 (24A5423a)."))
  }

  // Source: UIKit's words for kinds; whether a device shows one, or a number, is contested, certainty C.
  @Test @MainActor
  func `names that are only words for a kind are guesses for every technology`() async throws {
    let app = SampleApp(elements: [.button("Buy"), .sample(traits: .button)])
    let settings = SpeechSettings(language: "en")
    let names = try WrittenCommand<VoiceCommand>(parsing: "show names")
    let transcripts = [
      await VoiceControl(app: app, settings: settings)
        .execute([names], settle: {}, sleep: { _ in }),
      Transcript(entries: SwitchControl(app: app, settings: settings).walk()),
      Transcript(entries: FullKeyboardAccess(app: app, settings: settings).walk()),
    ]
    #expect(transcripts.map(\.guesses) == [["Button"], ["Button"], ["Button"]])
  }
}
