public import AccessibilityTree
public import SpeechRules

/// Full Keyboard Access on one screen: the tabulator goes from item to item, the space bar activates.
///
/// Turned off, it leaves the keys to the system: Tab goes from focus group to focus group, arrows go
/// within, and Return chooses.
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
/// let transcript = try await user.obey(commands, settle: {})
/// for line in transcript.lines { print(line) }
/// ```
///
/// ```output
/// > tab
/// Buy
/// > space
/// [activated Buy]
/// ```
///
/// It is a class because the focus is one and the same for all who look at it.
@MainActor
public final class FullKeyboardAccess: WalkingTechnology {
  let actions: ItemActions
  let settings: SpeechSettings
  let isOn: Bool
  var focus = KeyboardFocus()
  var menu: ItemMenu?

  /// Takes a keyboard to an app; what the app made known before is not news.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - settings: How items are named.
  ///   - isOn: Whether Full Keyboard Access is turned on; else the system's own focus is moved.
  public init(app: any AccessibleApp, settings: SpeechSettings, isOn: Bool = true) {
    actions = ItemActions(app: app)
    self.settings = settings
    self.isOn = isOn
    _ = app.takeNotifications()
  }

  /// Returns the items of the tabulator from the first to the last.
  public func walk() -> [Transcript.Entry] {
    tabOrder().items.map(Transcript.Entry.shown)
  }

  /// Presses a key and returns what follows.
  ///
  /// The closure waits until the app has finished what the key began.
  public func perform(
    _ command: KeyCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    if let entries = await performInMenu(command, settle: settle) { return entries }
    if let answered = await askApp(command, .beforeSystem, settle: settle) { return answered }
    let entries = await obey(command, settle: settle)
    guard entries == [.nothingHappens] else { return entries }
    return await askApp(command, .afterSystem, settle: settle) ?? entries
  }

  /// Lets the app's own keys answer; nothing if they do not.
  ///
  /// Source: Apple's documentation of `UIKeyCommand.wantsPriorityOverSystemBehavior`; certainty A. That
  /// Full Keyboard Access comes where the focus and typing come is concluded; C.
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

  private func obey(
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

  /// The frame around what has the focus.
  public var marks: [OverlayMark] { focused().map { [OverlayMark(frame: $0.frame)] } ?? [] }
}
