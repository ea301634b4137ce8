public import AccessibilityTree
public import SpeechRules

/// Full Keyboard Access on one screen: Tab moves from item to item, the space bar activates.
///
/// If it is off, the keys go to the system: Tab moves between focus groups, arrows move within
/// them, and Return activates. It is a class because there is one focus per screen.
///
/// ```swift
/// import AccessibilityTree
/// import AssistiveTechnology
///
/// final class Shop: AccessibleApp {
///   let title = AccessibilityElement(
///     id: ElementID(1), label: "Cart", traits: .header,
///     frame: Rect(x: 0, y: 0, width: 300, height: 44))
///   let buy = AccessibilityElement(
///     id: ElementID(2), label: "Buy", traits: .button,
///     frame: Rect(x: 0, y: 60, width: 300, height: 44))
///
///   func currentTree() -> AccessibilityTree {
///     AccessibilityTree(nodes: [.element(title), .element(buy)])
///   }
///   func perform(_ action: AccessibilityAction, on element: ElementID) -> Bool { action == .activate }
///   func perform(_ action: AccessibilityAction, at point: Point) -> Bool { false }
///   func search(
///     _ rotor: Int, of element: ElementID, from current: ElementID, _ direction: CustomRotor.Direction
///   ) -> ElementID? { nil }
///   func focusMoved(from old: ElementID?, to new: ElementID?) {}
///   func takeNotifications() -> [AccessibilityNotification] { [] }
/// }
///
/// let user = FullKeyboardAccess(app: Shop(), settings: SpeechSettings(language: "en"))
/// let commands = try ["tab", "space"].map { try WrittenCommand<KeyCommand>(parsing: $0) }
/// let transcript = try await user.execute(commands, settle: {})
/// for line in transcript.lines { print(line) }
/// ```
///
/// ```output
/// > tab
/// Buy
/// > space
/// [activated Buy]
/// ```
@MainActor
public final class FullKeyboardAccess: WalkingTechnology {
  let actions: ItemActions
  let settings: SpeechSettings
  let isOn: Bool
  var focus = KeyboardFocus()
  var menu: ItemMenu?

  /// Connects a keyboard to an app and discards the notifications posted before.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - settings: The settings that determine the names of items.
  ///   - isOn: Whether Full Keyboard Access is on; otherwise the keys move the system's keyboard
  ///     focus.
  public init(app: any AccessibleApp, settings: SpeechSettings, isOn: Bool = true) {
    actions = ItemActions(app: app)
    self.settings = settings
    self.isOn = isOn
    _ = app.takeNotifications()
  }

  /// Returns the items that Tab visits, from the first to the last.
  public func walk() -> [Transcript.Entry] {
    tabOrder().items.map(Transcript.Entry.shown)
  }

  /// Presses a key and returns what follows.
  ///
  /// - Parameters:
  ///   - command: The key.
  ///   - settle: Waits until the app has finished reacting to the key.
  public func perform(
    _ command: KeyCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    if let entries = await performInMenu(command, settle: settle) { return entries }
    if let answered = await askApp(command, .beforeSystem, settle: settle) { return answered }
    let entries = await execute(command, settle: settle)
    guard entries == [.nothingHappens] else { return entries }
    return await askApp(command, .afterSystem, settle: settle) ?? entries
  }

  /// Passes a key to the app's own key commands; `nil` if the app doesn't handle it.
  ///
  /// Source: Apple's documentation of `UIKeyCommand.wantsPriorityOverSystemBehavior`; certainty A.
  /// That Full Keyboard Access has the same priority as focus and typing is inferred; C.
  private func askApp(
    _ command: KeyCommand,
    _ turn: KeyStroke.Turn,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry]? {
    guard let keys = command.keys, let answer = actions.app.press(keys, at: focus.id, turn) else {
      return nil
    }
    await settle()
    let name = answer.name?.spokenForm ?? keys.caption(in: settings.language)
    return [.activated(name, rule: .keyboardCommands)] + actions.news()
  }

  private func execute(
    _ command: KeyCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    switch command {
    case .tab: return move(by: 1)
    case .shiftTab: return move(by: -1)
    case .arrow(let direction): return await press(direction, settle: settle)
    case .escape: return await actions.goBack(by: .keyboardActions, settle: settle)
    case .back where isOn: return await actions.goBack(by: .keyboardActions, settle: settle)
    case .space where isOn:
      return await act(.activate, by: .keyboardSpace, settle: settle)
    case .press(KeyStroke(.named(.enter))) where !isOn:
      return await act(.activate, by: .focusGroups, settle: settle)
    case .type(let text):
      return await type(text, settle: settle)
    case .press(let keys):
      // Source: as for the app's own keys; certainty A.
      guard case .character(let text) = keys.key, keys.modifiers.isSubset(of: .shift) else {
        return [.nothingHappens]
      }
      return await type(keys.modifiers.isEmpty ? text : text.uppercased(), settle: settle)
    case .actions where isOn:
      return openMenu()
    case .space, .back, .actions, .choose: return [.nothingHappens]
    }
  }

  /// The frame around the focused element.
  public var marks: [OverlayMark] { focused().map { [OverlayMark(frame: $0.frame)] } ?? [] }
}
