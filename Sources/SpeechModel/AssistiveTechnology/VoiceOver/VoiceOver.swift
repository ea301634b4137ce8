public import AccessibilityTree
public import SpeechRules

/// VoiceOver on one screen, which holds the focus, performs gestures and returns what is spoken.
///
/// It is a class because there is one focus per screen.
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
/// let user = VoiceOver(app: Shop(), settings: SpeechSettings(language: "en"))
/// let commands = try ["swipe right", "double tap"].map { try WrittenCommand<Gesture>(parsing: $0) }
/// let transcript = try await user.execute(commands, settle: {})
/// for line in transcript.lines { print(line) }
/// ```
///
/// ```output
/// Cart, Heading
/// > swipe right
/// Buy, Button
/// > double tap
/// [activated Buy]
/// ```
@MainActor
public final class VoiceOver: WalkingTechnology {
  let app: any AccessibleApp
  let composer: UtteranceComposer
  /// The focus; `nil` before the start and on an empty screen.
  var focus: Focus?
  /// The last navigation setting of the rotor, which is kept when the focus moves.
  var navigation: RotorSetting?
  var hasArrived = false
  /// The text of the last scroll; if it repeats, the end has been reached.
  var lastPage: String?

  /// Turns VoiceOver on for an app; nothing is spoken until ``start()`` or ``walk()``.
  public init(app: any AccessibleApp, settings: SpeechSettings) {
    self.app = app
    composer = UtteranceComposer(settings: settings)
  }

  /// Performs a gesture and returns what follows it, without the gesture itself.
  ///
  /// All notifications that the app posts are handled before this returns.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - settle: Waits until the app has finished reacting to the gesture.
  public func perform(
    _ gesture: Gesture,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    appendingNotifications(await answer(gesture, settle: settle))
  }

  private func answer(
    _ gesture: Gesture,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    switch gesture {
    case .swipeRight: step(by: 1)
    case .swipeLeft: step(by: -1)
    case .swipeUp: await swipe(.previous, settle: settle)
    case .swipeDown: await swipe(.next, settle: settle)
    case .doubleTap: await activate(settle: settle)
    case .tripleTap: await touch(.doubleTap, settle: settle)
    case .doubleTapAndHold: await touch(.longPress, settle: settle)
    case .touch(let name): touch(name)
    case .readFromTop: await readAll(from: 0, settle: settle)
    case .readFromHere:
      await readAll(from: currentIndex(in: readingOrder()) ?? 0, settle: settle)
    // At the end of a line nothing is being spoken that could be paused.
    case .pauseSpeech: [.nothingHappens]
    case .magicTap: await magicTap(settle: settle)
    case .scrub: await scrub(settle: settle)
    case .turnRotor(let turn): turnRotor(turn)
    case .rotor(let name): turnRotor(to: name)
    case .threeFingerSwipe(let direction): await scroll(direction, settle: settle)
    case .fourFingerTap(let edge): jump(to: edge)
    case .read: readAgain()
    case .type(let text): await type(text, settle: settle)
    case .wait: await wait(settle: settle)
    }
  }

  /// Lets the app finish, then returns its news and the changes of a frequently updated element.
  ///
  /// Source: Apple's documentation of `updatesFrequently`; certainty A that it is polled, C for
  /// what is spoken.
  private func wait(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    let old = focus?.stop
    await settle()
    let news = handleNotifications()
    guard !news.movedFocus else { return news.entries + news.queued }
    let isPolled = old?.element.traits.contains(.updatesFrequently) == true
    let polled = isPolled ? old.map { poll(since: $0) } ?? [] : []
    return news.entries + polled + lostFocus() + news.queued
  }
}

struct Focus {
  /// The element and its position, as last seen.
  var stop: Stop
  /// The index in reading order, as last seen.
  var index: Int
  var rotor: RotorSetting?
  var home: RotorOrigin?
  /// The index of the action or detail chosen with vertical swipes.
  var choice: Int?
  /// The index of the character, word or line that was read last.
  var textPosition: Int?
  /// The index of the link within the text that the rotor found last.
  var link: Int?
  /// Whether the loss of the element has been reported.
  var isLost = false
}

/// The element on which one of the app's rotors was chosen; its results may be elsewhere.
struct RotorOrigin {
  let setting: RotorSetting
  let element: ElementID
  let index: Int
}
