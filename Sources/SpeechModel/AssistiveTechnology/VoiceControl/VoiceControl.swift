public import AccessibilityTree
public import SpeechRules

/// Voice Control on one screen, which shows names, numbers and a grid, and performs spoken
/// commands.
///
/// It is a class because there is one overlay per screen.
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
/// let user = VoiceControl(app: Shop(), settings: SpeechSettings(language: "en"))
/// let commands = try ["show names", "tap Buy"].map { try WrittenCommand<VoiceCommand>(parsing: $0) }
/// let transcript = try await user.execute(commands, settle: {})
/// for line in transcript.lines { print(line) }
/// ```
///
/// ```output
/// > show names
/// Buy
/// > tap Buy
/// [activated Buy]
/// ```
@MainActor
public final class VoiceControl: AssistiveTechnology {
  let app: any AccessibleApp
  let settings: SpeechSettings
  var overlay: ScreenOverlay?
  /// The choices that an ambiguous name or a list of actions left open.
  var candidates: [Candidate] = []
  var lastTyped = 0
  private var lastCommand: VoiceCommand?
  private var hasLeftApp = false
  private var isAsleep = false

  /// Turns Voice Control on for an app and discards the notifications posted before.
  public init(app: any AccessibleApp, settings: SpeechSettings) {
    self.app = app
    self.settings = settings
    _ = app.takeNotifications()
  }

  /// Performs a command and returns what follows it, without the command itself.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - settle: Waits until the app has finished reacting to the command.
  public func perform(
    _ command: VoiceCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    guard !hasLeftApp, isAsleep == (command == .wakeUp) else { return [.nothingHappens] }
    guard case .repeatThat(let times) = command else {
      if ![.sleep, .wakeUp].contains(command) { lastCommand = command }
      return await execute(command, settle: settle)
    }
    guard let lastCommand, (1...99).contains(times) else { return [.nothingHappens] }
    var entries: [Transcript.Entry] = []
    for _ in 1...times {
      entries += await execute(lastCommand, settle: settle)
    }
    return entries
  }

  private func execute(
    _ command: VoiceCommand,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    // An overlay stays until the next command, which can still refer to it.
    defer { if command.endsOverlay, overlay?.isContinuous == false { overlay = nil } }
    switch command {
    case .show(let kind): return show(kind, isContinuous: false)
    case .showContinuously(let kind): return show(kind, isContinuous: true)
    case .hide(let kind): return hide(kind)
    case .hideOverlays: return overlay.map { hide($0.kind) } ?? [.nothingHappens]
    case .showCommands: return showCommands()
    case .showActions(let target): return showActions(of: target)
    case .choose(let number): return await choose(number, settle: settle)
    case .tap(let target): return await act(.activate, target, settle: settle)
    case .doubleTap(let target): return await act(.doubleTap, target, settle: settle)
    case .longPress(let target): return await act(.longPress, target, settle: settle)
    case .increment(let target, by: let steps):
      return await step(.increment, target, times: steps, settle: settle)
    case .decrement(let target, by: let steps):
      return await step(.decrement, target, times: steps, settle: settle)
    case .swipe(let direction, at: nil):
      return await scroll(direction.scrollDirection, settle: settle)
    case .swipe(let direction, at: let target?):
      return await scroll(direction.scrollDirection, at: target, settle: settle)
    case .scroll(let direction): return await scroll(direction.revealing, settle: settle)
    case .scrollToEdge(let direction):
      return await scrollToEdge(direction.revealing, settle: settle)
    case .goBack:
      return await ItemActions(app: app).goBack(by: .voiceScroll, settle: settle)
    case .goHome:
      hasLeftApp = true
      return [.event(.homeScreen)]
    case .lockScreen:
      hasLeftApp = true
      return [.event(.screenLocked)]
    case .sleep:
      isAsleep = true
      return [.event(.asleep)]
    case .wakeUp:
      isAsleep = false
      return [.event(.awake)]
    case .type(let text): return await type(text, settle: settle)
    case .deleteThat: return await delete(lastTyped, settle: settle)
    case .deleteAll: return await delete(nil, settle: settle)
    case .repeatThat: return [.nothingHappens]
    }
  }
}
