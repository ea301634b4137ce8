public import AssistiveTechnology
import Dispatch
package import PortableUIKit

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

  /// Does what lines of commands say with a technology that is turned on for it.
  func obey<Technology: AssistiveTechnology>(
    _ lines: [String],
    _ technology: () -> Technology
  ) async throws -> Transcript {
    let commands = try lines.map { try WrittenCommand<Technology.Command>(parsing: $0) }
    await app.settle()
    return try await technology().obey(commands, settle: app.settle)
  }

  /// Does what lines of commands say; without any the technology goes over the whole screen.
  func walkOrObey<Technology: WalkingTechnology>(
    _ lines: [String],
    _ technology: () -> Technology
  ) async throws -> Transcript {
    guard lines.isEmpty else { return try await obey(lines, technology) }
    await app.settle()
    return Transcript(entries: technology().walk())
  }
}

extension AccessibleScreen {
  /// Lets work that the app put off onto the main queue happen.
  package func settle() async {
    for _ in 0..<8 {
      await Task.yield()
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
