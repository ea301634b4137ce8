public import AccessibilityAudit
import AccessibilityTree
public import AssistiveTechnology
import Dispatch
public import PortableUIKit

/// A screen of a simulated device, as users of VoiceOver and Voice Control meet it.
///
/// ```swift
/// @Test @MainActor func `the cart is read`() async {
///   let screen = SimulatedScreen(showing: CartViewController())
///   #expect(await screen.walk().lines == ["Cart, Heading", "Buy, Button"])
/// }
/// ```
///
/// One screen is shown at a time, as on a device: a new one takes the notifications that an app
/// posts. Tests that wait should therefore stand in a suite with the trait `.serialized`. The device
/// is in use as long as somebody keeps the screen.
@MainActor
public final class SimulatedScreen {
  /// The device with its user's settings.
  public let device: SimulatedDevice
  /// The screen as the app sees it.
  package let app: AccessibleScreen

  /// How many screens are kept at this moment.
  private static var kept = 0
  /// The settings in force as soon as no screen is kept any more.
  static var settingsWithoutScreens = DeviceSettings()

  /// Shows a view, which is made after the device is set up.
  ///
  /// A view that was a part of another one goes back there once nobody keeps the screen.
  public convenience init(
    showing view: @autoclosure () -> UIView,
    on device: SimulatedDevice = SimulatedDevice()
  ) {
    self.init(device) { .view(view()) }
  }

  /// Shows a view controller, which is made after the device is set up; its views appear.
  public convenience init(
    showing controller: @autoclosure () -> UIViewController,
    on device: SimulatedDevice = SimulatedDevice()
  ) {
    self.init(device) { .controller(controller()) }
  }

  /// Shows views one under the other; they are made after the device is set up.
  ///
  /// Views that were parts of others go back there once nobody keeps the screen.
  public convenience init(
    showing views: @autoclosure () -> [UIView],
    on device: SimulatedDevice = SimulatedDevice()
  ) {
    self.init(device) { .views(views()) }
  }

  private init(_ device: SimulatedDevice, _ content: () -> ScreenContent) {
    if Self.kept == 0 { Self.settingsWithoutScreens = DeviceSettings.current }
    Self.kept += 1
    DeviceSettings.current = device.settings
    self.device = device
    app = AccessibleScreen(content())
  }

  // A row that was shown alone is a part of its list again, for the next screen to show, and views of
  // the next test are not made for the device of this one.
  isolated deinit {
    app.giveBack()
    Self.kept -= 1
    if Self.kept == 0 { DeviceSettings.current = Self.settingsWithoutScreens }
  }

  /// The stops of VoiceOver at this moment, in reading order.
  public var stops: [Stop] { ReadingOrder(app.currentTree()).stops }

  /// Lets VoiceOver go from the first element to the last, and returns what is heard.
  public func walk() async -> Transcript {
    await settle()
    return Transcript(entries: VoiceOver(app: app, settings: device.speech).walk())
  }

  /// Makes the gestures of a VoiceOver user, from the first element on, and returns what is heard.
  ///
  /// - Parameter gestures: Gestures in the words of transcripts, such as `swipe right`.
  /// - Throws: `UnknownGesture` with the nearest known one, before anything is done.
  public func voiceOver(_ gestures: [String]) async throws -> Transcript {
    let parsed = try gestures.map { (line: $0, gesture: try Gesture(parsing: $0)) }
    await settle()
    let voiceOver = VoiceOver(app: app, settings: device.speech)
    var entries = voiceOver.start()
    for (line, gesture) in parsed {
      entries.append(.gesture(line))
      if case .wait(let seconds) = gesture {
        try await Task.sleep(for: .seconds(seconds))
      }
      entries += await voiceOver.perform(gesture, settle: settle)
    }
    return Transcript(entries: entries)
  }

  /// Makes the gestures of a VoiceOver user, from the first element on, and returns what is heard.
  ///
  /// - Parameter gestures: Gestures in the words of transcripts, such as `swipe right`.
  /// - Throws: `UnknownGesture` with the nearest known one, before anything is done.
  public func voiceOver(_ gestures: String...) async throws -> Transcript {
    try await voiceOver(gestures)
  }

  /// Says the commands of a Voice Control user, and returns what follows.
  ///
  /// - Parameter commands: Commands in a language that has words, such as `tap Buy`.
  /// - Throws: `UnknownVoiceCommand` with the nearest known one, before anything is done.
  public func voiceControl(_ commands: [String]) async throws -> Transcript {
    let parsed = try commands.map { (line: $0, command: try VoiceCommand(parsing: $0)) }
    await settle()
    let voiceControl = VoiceControl(app: app, settings: device.speech)
    var entries: [Transcript.Entry] = []
    for (line, command) in parsed {
      entries.append(.gesture(line))
      entries += await voiceControl.perform(command, settle: settle)
    }
    return Transcript(entries: entries)
  }

  /// Says the commands of a Voice Control user, and returns what follows.
  ///
  /// - Parameter commands: Commands in a language that has words, such as `tap Buy`.
  /// - Throws: `UnknownVoiceCommand` with the nearest known one, before anything is done.
  public func voiceControl(_ commands: String...) async throws -> Transcript {
    try await voiceControl(commands)
  }

  /// Says what a Switch Control user's switches do, and returns what is highlighted and what follows.
  ///
  /// - Parameters:
  ///   - commands: Commands in the words of transcripts; none for one round over the screen.
  ///   - groupsItems: Whether items that belong together are highlighted together.
  /// - Throws: An error with the nearest known command, before anything is done.
  public func switchControl(
    _ commands: [String] = [],
    groupsItems: Bool = true
  ) async throws -> Transcript {
    let parsed = try commands.map { (line: $0, command: try SwitchCommand(parsing: $0)) }
    await settle()
    let switches = SwitchControl(app: app, settings: device.speech, groupsItems: groupsItems)
    guard !parsed.isEmpty else { return Transcript(entries: switches.walk()) }
    var entries = switches.start()
    for (line, command) in parsed {
      entries.append(.gesture(line))
      entries += await switches.perform(command, settle: settle)
    }
    return Transcript(entries: entries)
  }

  /// Presses keys as a user of Full Keyboard Access, and returns what is focused and what follows.
  ///
  /// - Parameter keys: Keys in the words of transcripts; none for one round of the tabulator.
  /// - Throws: An error with the nearest known key, before anything is done.
  public func fullKeyboardAccess(_ keys: [String] = []) async throws -> Transcript {
    let parsed = try keys.map { (line: $0, command: try KeyCommand(parsing: $0)) }
    await settle()
    let keyboard = FullKeyboardAccess(app: app, settings: device.speech)
    guard !parsed.isEmpty else { return Transcript(entries: keyboard.walk()) }
    var entries: [Transcript.Entry] = []
    for (line, command) in parsed {
      entries.append(.gesture(line))
      entries += await keyboard.perform(command, settle: settle)
    }
    return Transcript(entries: entries)
  }

  /// The issues that a program can find on the screen, in reading order.
  public func issues() async -> [AccessibilityIssue] {
    await settle()
    let elements = stops.map(\.element)
    let audit = AccessibilityAudit(
      language: device.language,
      origins: app.origins(of: elements.map(\.id))
    )
    return audit.issues(of: elements)
  }

  /// Lets work that the app put off onto the main queue happen.
  private func settle() async {
    for _ in 0..<8 {
      await Task.yield()
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
