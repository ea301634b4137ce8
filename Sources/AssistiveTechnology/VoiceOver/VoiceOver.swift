public import AccessibilityTree

/// VoiceOver on one screen: it keeps the focus, answers gestures and says what follows.
///
/// It is a class because the focus is one and the same for all who hold it.
@MainActor
public final class VoiceOver {
  let app: any AccessibleApp
  let composer: UtteranceComposer
  /// Where the focus is; nothing before the start and on an empty screen.
  var focus: Focus?
  /// The rotor setting for moving about; it outlives the focus.
  var navigation: RotorSetting?
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
  /// news spoken.
  public func perform(
    _ gesture: Gesture,
    settle: @MainActor () async -> Void
  ) async -> [Transcript.Entry] {
    switch gesture {
    case .swipeRight: withNews(step(by: 1))
    case .swipeLeft: withNews(step(by: -1))
    case .swipeUp: await swipe(.previous, settle: settle)
    case .swipeDown: await swipe(.next, settle: settle)
    case .doubleTap: await activate(settle: settle)
    // A double tap that reaches the app as such: no view of the model recognizes one.
    case .tripleTap: [.nothingHappens]
    case .doubleTapAndHold: await hold(settle: settle)
    case .touch(let name): withNews(touch(name))
    case .readFromTop: readAll(from: 0)
    case .readFromHere: readAll(from: currentIndex(in: readingOrder()) ?? 0)
    case .pauseSpeech: [.event("speech paused", text: nil)]
    case .magicTap: await magicTap(settle: settle)
    case .scrub: await scrub(settle: settle)
    case .turnRotor(let turn): turnRotor(turn)
    case .rotor(let name): turnRotor(to: name)
    case .threeFingerSwipe(let direction): await scroll(direction, settle: settle)
    case .fourFingerTap(let edge): withNews(jump(to: edge))
    case .read: readAgain()
    case .type(let text): await type(text, settle: settle)
    case .wait: await wait(settle: settle)
    }
  }

  /// Lets the app finish and tells its news.
  private func wait(settle: @MainActor () async -> Void) async -> [Transcript.Entry] {
    await settle()
    let news = takeNews()
    return news.entries + (news.movedFocus ? [] : lostFocus())
  }
}
