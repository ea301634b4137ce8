extension Gesture {
  /// The gesture in the notation's English, such as “swipe up”.
  public var text: String {
    switch self {
    case .swipeRight: "swipe right"
    case .swipeLeft: "swipe left"
    case .swipeUp: "swipe up"
    case .swipeDown: "swipe down"
    case .doubleTap: "double tap"
    case .tripleTap: "triple tap"
    case .doubleTapAndHold: "double tap and hold"
    case .touch(let name): "touch \(name)"
    case .readFromTop: "two-finger swipe up"
    case .readFromHere: "two-finger swipe down"
    case .pauseSpeech: "two-finger tap"
    case .magicTap: "magic tap"
    case .scrub: "scrub"
    case .turnRotor(let turn): "rotor \(turn.rawValue)"
    case .rotor(let name): "rotor \(name)"
    case .threeFingerSwipe(let direction): "three-finger swipe \(direction.rawValue)"
    case .fourFingerTap(let edge): "four-finger tap \(edge.rawValue)"
    case .read: "read"
    case .type(let text): "type \"\(text)\""
    case .wait(let seconds): "wait \(seconds.shortest)s"
    }
  }

  /// Returns the gesture in words of a language; an unknown language gives English.
  public func description(in language: String) -> String {
    SpeechWords.words(for: language).gesture(self)
  }

  /// The gestures that take no name, text or time.
  static let plain: [Gesture] =
    [
      .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .tripleTap, .doubleTapAndHold,
      .readFromTop, .readFromHere, .pauseSpeech, .magicTap, .scrub, .read,
    ]
    + Turn.allCases.map(Gesture.turnRotor)
    + Direction.allCases.map(Gesture.threeFingerSwipe)
    + Edge.allCases.map(Gesture.fourFingerTap)
}

extension Double {
  /// The number without a fraction of zero.
  var shortest: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
