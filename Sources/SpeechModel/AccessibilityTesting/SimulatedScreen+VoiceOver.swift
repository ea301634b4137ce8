public import AssistiveTechnology
import PortableUIKit

extension SimulatedScreen {
  /// Lets VoiceOver go from the first element to the last, and returns what is heard.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let news = UISwitch()
  /// news.accessibilityLabel = "News"
  /// let device = SimulatedDevice(hints: false)
  /// print(await SimulatedScreen(showing: news, on: device).walk().lines)
  /// ```
  ///
  /// ```output
  /// ["News, Switch button, off"]
  /// ```
  public func walk() async -> Transcript {
    await app.settle()
    return Transcript(entries: VoiceOver(app: app, settings: device.speech).walk())
  }

  /// Makes the gestures of a VoiceOver user, from the first element on, and returns what is heard.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let volume = UISlider()
  /// volume.accessibilityLabel = "Volume"
  /// volume.value = 0.5
  /// let screen = SimulatedScreen(showing: volume, on: SimulatedDevice(hints: false))
  /// let heard = try await screen.voiceOver(["swipe up"])
  /// print(heard.lines.joined(separator: "\n"))
  /// ```
  ///
  /// ```output
  /// Volume, 50%, adjustable
  /// > swipe up
  /// 60%
  /// ```
  ///
  /// - Parameter gestures: Gestures in the words of transcripts, such as `swipe right`.
  /// - Throws: `UnknownCommand` with the nearest known one, before anything is done.
  public func voiceOver(_ gestures: [String]) async throws -> Transcript {
    try await obey(gestures) { VoiceOver(app: app, settings: device.speech) }
  }

  /// Makes the gestures of a VoiceOver user, from the first element on, and returns what is heard.
  ///
  /// - Parameter gestures: Gestures in the words of transcripts, such as `swipe right`.
  /// - Throws: `UnknownCommand` with the nearest known one, before anything is done.
  public func voiceOver(_ gestures: String...) async throws -> Transcript {
    try await voiceOver(gestures)
  }
}
