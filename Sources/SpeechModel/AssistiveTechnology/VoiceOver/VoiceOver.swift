public import AccessibilityTree
public import SpeechRules

/// VoiceOver on one screen: it keeps the focus, answers gestures and says what follows.
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
/// let transcript = try await user.obey(commands, settle: {})
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
///
/// It is a class because the focus is one and the same for all who hold it.
@MainActor
public final class VoiceOver: WalkingTechnology {
  let app: any AccessibleApp
  let composer: UtteranceComposer
  /// Where the focus is; nothing before the start and on an empty screen.
  var focus: Focus?
  /// The rotor setting for moving about; it outlives the focus.
  var navigation: RotorSetting?
  /// Whether the focus has been anywhere yet.
  var hasArrived = false
  /// The text of the last scroll: the same text again means that the end is reached.
  var lastPage: String?

  /// Turns VoiceOver on for an app; nothing is spoken yet.
  public init(app: any AccessibleApp, settings: SpeechSettings) {
    self.app = app
    composer = UtteranceComposer(settings: settings)
  }

  /// Performs a gesture and returns what follows it, without the gesture itself.
  ///
  /// The closure waits until the app has finished what the gesture began; only then is the app's
  /// news spoken. No news is left for the next gesture.
  public func perform(
    _ gesture: Gesture,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    withNews(await answer(gesture, settle: settle))
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
    // At the end of a line nothing is being spoken that could pause.
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

  /// Lets the app finish and tells its news, and what changed about an element that is updated
  /// frequently.
  ///
  /// Source: Apple's documentation of `updatesFrequently`; certainty A that it is polled, C for what
  /// is spoken.
  private func wait(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    let old = focus?.stop
    await settle()
    let news = takeNews()
    guard !news.movedFocus else { return news.entries + news.queued }
    let isPolled = old?.element.traits.contains(.updatesFrequently) == true
    let polled = isPolled ? old.map { poll(since: $0) } ?? [] : []
    return news.entries + polled + lostFocus() + news.queued
  }
}

/// The place VoiceOver is at, and what the user has chosen there.
struct Focus {
  /// The element and its place, as last seen.
  var stop: Stop
  /// The position in reading order, as last seen.
  var index: Int
  /// The rotor setting the user turned to on this element.
  var rotor: RotorSetting?
  /// Where the app's rotor that led here was chosen.
  var home: RotorHome?
  /// The action or detail chosen by vertical swipes, counted from zero.
  var choice: Int?
  /// The letter, word or line read last, counted from zero.
  var textPosition: Int?
  /// Whether the loss of the element has been reported.
  var isLost = false
}

/// The element at which one of the app's rotors was chosen; its results may lie elsewhere.
struct RotorHome {
  let setting: RotorSetting
  /// The element that offers the rotor.
  let element: ElementID
  /// The position among the element's rotors.
  let index: Int
}
