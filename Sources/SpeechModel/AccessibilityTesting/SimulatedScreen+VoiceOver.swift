public import AssistiveTechnology
import Dispatch
package import PortableUIKit

extension SimulatedScreen {
  /// Moves VoiceOver from the first element to the last and returns what it says.
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

  /// Makes gestures as a VoiceOver user, starting on the first element, and returns what is spoken.
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
  /// - Parameter gestures: Gestures in the notation of transcripts, such as `swipe right`.
  /// - Throws: `UnknownCommand`, which suggests the nearest known command, before any gesture runs.
  public func voiceOver(_ gestures: [String]) async throws -> Transcript {
    try await execute(gestures) { VoiceOver(app: app, settings: device.speech) }
  }

  /// Makes gestures as a VoiceOver user, starting on the first element, and returns what is spoken.
  ///
  /// - Parameter gestures: Gestures in the notation of transcripts, such as `swipe right`.
  /// - Throws: `UnknownCommand`, which suggests the nearest known command, before any gesture runs.
  public func voiceOver(_ gestures: String...) async throws -> Transcript {
    try await voiceOver(gestures)
  }

  /// Parses all commands, then runs them with a technology that is switched on for them.
  func execute<Technology: AssistiveTechnology>(
    _ lines: [String],
    _ technology: () -> Technology
  ) async throws -> Transcript {
    let commands = try lines.map { try WrittenCommand<Technology.Command>(parsing: $0) }
    await app.settle()
    return try await technology().execute(commands, settle: app.settle)
  }

  /// Runs commands; if there are none, the technology walks over the whole screen.
  func walkOrExecute<Technology: WalkingTechnology>(
    _ lines: [String],
    _ technology: () -> Technology
  ) async throws -> Transcript {
    guard lines.isEmpty else { return try await execute(lines, technology) }
    await app.settle()
    return Transcript(entries: technology().walk())
  }
}

extension AccessibleScreen {
  /// Waits for work that the app has put on the main queue.
  package func settle() async {
    for _ in 0..<8 {
      await Task.yield()
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
