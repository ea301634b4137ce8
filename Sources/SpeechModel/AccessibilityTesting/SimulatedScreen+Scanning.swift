public import AssistiveTechnology
import PortableUIKit

extension SimulatedScreen {
  /// Presses the switches of a Switch Control user and returns what is highlighted and what
  /// follows.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let buy = UIButton(type: .system)
  /// buy.setTitle("Buy", for: .normal)
  /// print(try await SimulatedScreen(showing: buy).switchControl(["select"]).lines)
  /// ```
  ///
  /// ```output
  /// ["Buy", "> select", "[menu] Tap"]
  /// ```
  ///
  /// - Parameters:
  ///   - commands: Commands in the notation of transcripts; if empty, one full scan of the screen.
  ///   - groupsItems: Whether items that belong together are highlighted together.
  /// - Throws: `UnknownCommand`, which suggests the nearest known command, before any command runs.
  public func switchControl(
    _ commands: [String] = [],
    groupsItems: Bool = true
  ) async throws -> Transcript {
    try await walkOrExecute(commands) {
      SwitchControl(app: app, settings: device.speech, groupsItems: groupsItems)
    }
  }

  /// Presses keys as a user of Full Keyboard Access and returns what is focused and what follows.
  ///
  /// ```swift
  /// import AccessibilityTesting
  /// import UIKit
  ///
  /// let buy = UIButton(type: .system)
  /// buy.setTitle("Buy", for: .normal)
  /// print(try await SimulatedScreen(showing: buy).fullKeyboardAccess(["tab", "space"]).lines)
  /// ```
  ///
  /// ```output
  /// ["> tab", "Buy", "> space", "[activated Buy]"]
  /// ```
  ///
  /// - Parameters:
  ///   - keys: Keys in the notation of transcripts; if empty, one full Tab cycle.
  ///   - isOn: Whether Full Keyboard Access is on; otherwise the keys move the system's keyboard
  ///     focus.
  /// - Throws: `UnknownCommand`, which suggests the nearest known command, before any command runs.
  public func fullKeyboardAccess(
    _ keys: [String] = [],
    isOn: Bool = true
  ) async throws -> Transcript {
    try await walkOrExecute(keys) {
      FullKeyboardAccess(app: app, settings: device.speech, isOn: isOn)
    }
  }
}
