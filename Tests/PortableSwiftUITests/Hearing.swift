import AccessibilityTree
import AssistiveTechnology
import PortableSwiftUI
import PortableUIKit
import SpeechRules

@MainActor
func screen(of view: some View, language: String = "en") throws -> AccessibleScreen {
  try AccessibleScreen(showing: UIHostingController(rootView: view), language: language)
}

/// The lines for every element of a SwiftUI view in reading order.
@MainActor
func heard(_ view: some View, hints: Bool = false, language: String = "en") throws -> [String] {
  let settings = SpeechSettings(language: language, hints: hints)
  let app = try screen(of: view, language: language)
  return Transcript(entries: VoiceOver(app: app, settings: settings).walk()).lines
}

/// The lines of a VoiceOver session in a SwiftUI view, without hints.
@MainActor
func driven(_ view: some View, by gestures: String...) async throws -> [String] {
  let voiceOver = VoiceOver(
    app: try screen(of: view),
    settings: SpeechSettings(language: "en", hints: false)
  )
  // SwiftUI has another type named `Gesture`, so the type is inferred.
  return await voiceOver.execute(
    try gestures.map { try WrittenCommand(parsing: $0) },
    settle: {},
    sleep: { _ in }
  ).lines
}
