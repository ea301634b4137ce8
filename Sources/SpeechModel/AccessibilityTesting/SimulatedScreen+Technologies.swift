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

  private func obey<Technology: AssistiveTechnology>(
    _ lines: [String],
    _ technology: () -> Technology
  ) async throws -> Transcript {
    let commands = try lines.map { try WrittenCommand<Technology.Command>(parsing: $0) }
    await app.settle()
    return try await technology().obey(commands, settle: app.settle)
  }

  private func walkOrObey<Technology: WalkingTechnology>(
    _ lines: [String],
    _ technology: () -> Technology
  ) async throws -> Transcript {
    guard lines.isEmpty else { return try await obey(lines, technology) }
    await app.settle()
    return Transcript(entries: technology().walk())
  }
}
