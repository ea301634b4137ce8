import AccessibilityTesting
import AccessibilityTree
import AssistiveTechnology
import PortableUIKit
import SnippetMessages
import SpeechRules

extension Stage {
  /// Presses each button of a screen, each time on a screen of its own, as the buttons before it may
  /// have changed everything.
  static func pressButtons(of offer: Offer, _ request: String, after first: Int) async throws {
    var request = try ScreenRequest(json: request)
    if let language { request.settings.language = language }
    var number = first
    while number < PressedButton.limit {
      guard try await press(number, of: offer, request.settings) else { return }
      number += 1
    }
  }

  /// `false` if there are fewer buttons.
  private static func press(
    _ number: Int,
    of offer: Offer,
    _ settings: ScreenSettings
  ) async throws -> Bool {
    let screen = try screen(showing: try await offer.make(), settings)
    defer { screen.unmount() }
    await screen.settle()
    let voiceOver = VoiceOver(app: screen, settings: settings.speech)
    var entries = voiceOver.start()
    var left = number
    for _ in 0..<PressedButton.reach {
      guard case .spoken(_, let element?)? = entries.last(where: \.isSpoken) else { return false }
      if element.traits.contains(.button), !element.traits.contains(.notEnabled) {
        if left == 0 {
          var button = PressedButton(number: number, name: element.label ?? "")
          log.logPress(button)
          let answer = await voiceOver.perform(.doubleTap, settle: screen.settle)
          button.lines = Transcript(entries: answer).lines
          log.logPress(button)
          return true
        }
        left -= 1
      }
      entries = await voiceOver.perform(.swipeRight, settle: screen.settle)
    }
    return false
  }
}

extension Transcript.Entry {
  fileprivate var isSpoken: Bool {
    if case .spoken(_, _?) = self { true } else { false }
  }
}
