public import AssistiveTechnology
import PortableUIKit

extension SimulatedScreen {
  /// Says the commands of a Voice Control user, and returns what follows.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let buy = UIButton(type: .system)
  /// buy.setTitle("Buy", for: .normal)
  /// let screen = SimulatedScreen(showing: buy)
  /// let shown = try await screen.voiceControl(["show names", "tap Buy"])
  /// print(shown.lines.joined(separator: "\n"))
  /// ```
  ///
  /// ```output
  /// > show names
  /// Buy
  /// > tap Buy
  /// [activated Buy]
  /// ```
  ///
  /// - Parameter commands: Commands in a language that has words, such as `tap Buy`.
  /// - Throws: `UnknownCommand` with the nearest known one, before anything is done.
  public func voiceControl(_ commands: [String]) async throws -> Transcript {
    try await obey(commands) { VoiceControl(app: app, settings: device.speech) }
  }

  /// Says the commands of a Voice Control user, and returns what follows.
  ///
  /// - Parameter commands: Commands in a language that has words, such as `tap Buy`.
  /// - Throws: `UnknownCommand` with the nearest known one, before anything is done.
  public func voiceControl(_ commands: String...) async throws -> Transcript {
    try await voiceControl(commands)
  }
}
