public import AssistiveTechnology
import PortableUIKit

extension SimulatedScreen {
  /// Speaks commands as a user of Voice Control and returns what follows.
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
  /// - Parameter commands: Commands such as `tap Buy`, in any language with a vocabulary.
  /// - Throws: `UnknownCommand`, which suggests the nearest known command, before any command runs.
  public func voiceControl(_ commands: [String]) async throws -> Transcript {
    try await execute(commands) { VoiceControl(app: app, settings: device.speech) }
  }

  /// Speaks commands as a user of Voice Control and returns what follows.
  ///
  /// - Parameter commands: Commands such as `tap Buy`, in any language with a vocabulary.
  /// - Throws: `UnknownCommand`, which suggests the nearest known command, before any command runs.
  public func voiceControl(_ commands: String...) async throws -> Transcript {
    try await voiceControl(commands)
  }
}
