import AccessibilityTesting
import Foundation
import PortableUIKit
import SpeechRules
import Testing

/// Compares the model with captures of VoiceOver.
///
/// These are the known captures that UIKit views can reproduce. `CaptureListTests` ensures that no
/// other is missing.
@Suite(.serialized)
@MainActor
struct CaptureTests {
  @Test(arguments: VoiceOverCapture.all)
  func `the model speaks as VoiceOver was captured`(capture: VoiceOverCapture) async throws {
    let device = SimulatedDevice(language: capture.language, hints: capture.hints)
    let screen = SimulatedScreen(showing: capture.screen(), on: device)
    let lines = await screen.walk().lines(in: capture.notation)
    try #require(lines.indices.contains(capture.stop), "\(lines)")
    let line = lines[capture.stop]
    #expect(capture.matches(line), "\(line)")
  }

  @Test(arguments: VoiceOverCapture.named)
  func `the app's name precedes the first line`(capture: VoiceOverCapture) async throws {
    let screen = SimulatedScreen(showing: capture.screen())
    let stop = try #require(screen.stops.first)
    let composer = UtteranceComposer(settings: SpeechSettings(language: capture.language))
    let heard = composer.utterance(for: stop, of: "OpenCCman")
    #expect(heard.text(in: capture.notation) == capture.line)
  }

  // Source: emassey0135/lumenna at c9bfae30: speech begins with the label and includes AM or PM.
  @Test func `a time picker begins with its label`() async throws {
    let picker = UIDatePicker()
    picker.datePickerMode = .time
    picker.preferredDatePickerStyle = .compact
    picker.accessibilityLabel = "Starts at"
    let line = try #require(
      await SimulatedScreen(showing: picker).walk().lines(in: .service).first
    )
    #expect(line.hasPrefix("Starts at") && (line.contains("AM") || line.contains("PM")), "\(line)")
  }

  // Source: iOS 26.5, the log of VoiceOver.
  @Test func `after an adjustment only the value of a slider is spoken`() async throws {
    let slider = Rating()
    let heard = try await SimulatedScreen(showing: slider).voiceOver("swipe up")
    #expect(heard.lines(in: .service).last == "16 of 156")
  }

  // Source: `XCUIVoiceOverService` on iOS 27.0, after a swipe up, and by the keys of the actions rotor.
  @Test(arguments: VoiceOverCapture.actions)
  func `only the name of an action is spoken`(name: String) async throws {
    let row = UIView.element("Row", traits: .button)
    row.accessibilityCustomActions = [UIAccessibilityCustomAction(name: name) { _ in true }]
    let heard = try await SimulatedScreen(showing: row).voiceOver("swipe up")
    #expect(heard.lines(in: .service).last == name)
  }

  // Source: the caption panel of iPhones with iOS 26.6.1 and 27.0 (24A5408d).
  @Test(arguments: VoiceOverCapture.announcements)
  func `an announcement is spoken verbatim, and the focus stays`(
    text: String
  ) async throws {
    let button = UIView.button("Log")
    button.addAction(
      UIAction { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          UIAccessibility.post(notification: .announcement, argument: text)
        }
      },
      for: .touchUpInside
    )
    let heard = try await SimulatedScreen(showing: button)
      .voiceOver("double tap", "wait 1s", "read")
    #expect(heard.lines.contains("[announcement] \(text)"))
    #expect(heard.lines.last == "Log, Button")
  }

  private final class Rating: UIView {
    private var step = 15

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
      isAccessibilityElement = true
      accessibilityTraits = .adjustable
      accessibilityLabel = "Rating"
    }

    required init?(coder: NSCoder) { nil }

    override var accessibilityValue: String? {
      get { "\(step) of 156" }
      set {}
    }

    override func accessibilityIncrement() { step += 1 }
  }
}
