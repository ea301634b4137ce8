public import AssistiveTechnology
import PortableUIKit

extension SimulatedScreen {
  /// Says what a Switch Control user's switches do, and returns what is highlighted and what follows.
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
  ///   - commands: Commands in the words of transcripts; none for one round over the screen.
  ///   - groupsItems: Whether items that belong together are highlighted together.
  /// - Throws: `UnknownCommand` with the nearest known one, before anything is done.
  public func switchControl(
    _ commands: [String] = [],
    groupsItems: Bool = true
  ) async throws -> Transcript {
    try await walkOrObey(commands) {
      SwitchControl(app: app, settings: device.speech, groupsItems: groupsItems)
    }
  }

  /// Presses keys as a user of Full Keyboard Access, and returns what is focused and what follows.
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
  ///   - keys: Keys in the words of transcripts; none for one round of the tabulator.
  ///   - isOn: Whether Full Keyboard Access is turned on; else the focus of the system is moved.
  /// - Throws: `UnknownCommand` with the nearest known one, before anything is done.
  public func fullKeyboardAccess(
    _ keys: [String] = [],
    isOn: Bool = true
  ) async throws -> Transcript {
    try await walkOrObey(keys) {
      FullKeyboardAccess(app: app, settings: device.speech, isOn: isOn)
    }
  }
}
