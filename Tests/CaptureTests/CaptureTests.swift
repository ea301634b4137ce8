import AccessibilityTesting
import PortableUIKit
import SpeechRules
import Testing

/// The model against what VoiceOver itself was captured to say.
///
/// Of the captures that the project knows, these are the ones that views of UIKit can show. Left out
/// are what stood outside the captured app, texts in languages without words, parts of lines, and
/// lines whose views are not known.
@Suite(.serialized)
@MainActor
struct CaptureTests {
  @Test(arguments: VoiceOverCapture.service + VoiceOverCapture.groups + VoiceOverCapture.captions)
  func `the model says what VoiceOver was heard to say`(capture: VoiceOverCapture) async throws {
    let device = SimulatedDevice(language: capture.language)
    let lines = await SimulatedScreen(showing: capture.screen(), on: device).walk()
      .lines(in: capture.notation)
    try #require(lines.indices.contains(capture.stop), "\(lines)")
    // A caption of a value in the middle of its steps has no hint; the other lines are whole.
    let line = lines[capture.stop]
    #expect(capture.notation == .caption ? line.hasPrefix(capture.line) : line == capture.line)
  }

  // Source: iOS 26.5, the log of VoiceOver.
  @Test func `of a slider that moved only the value is said`() async throws {
    let slider = Rating()
    let heard = try await SimulatedScreen(showing: slider).voiceOver("swipe up")
    #expect(heard.lines(in: .service).last == "16 of 156")
  }

  /// An adjustable element with a value in words.
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
