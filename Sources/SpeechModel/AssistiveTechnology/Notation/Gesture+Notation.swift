import SpeechRules
import Text

extension Gesture: AssistiveCommand {
  /// Parses a gesture in English notation, ignoring case and extra spaces.
  ///
  /// - Throws: ``UnknownCommand``, which suggests the nearest known gesture.
  public init(parsing text: String) throws(UnknownCommand) {
    let written = CommandText(text)
    if let gesture = Self.known[written.phrase] {
      self = gesture
    } else if let gesture = Self.withDetails(written) {
      self = gesture
    } else {
      throw UnknownCommand(.voiceOver, text: text, suggestion: Self.suggestion(for: written))
    }
  }

  /// The gesture in English notation, such as “swipe up”.
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

  /// The gesture as a command of any technology.
  public var userCommand: UserCommand { .gesture(self) }

  /// How long the user waits, in seconds; `nil` unless the gesture is ``wait(seconds:)``.
  public var pause: Double? {
    if case .wait(let seconds) = self { seconds } else { nil }
  }

  private static func withDetails(_ written: CommandText) -> Gesture? {
    switch written.verb {
    case "touch": written.name.map(Gesture.touch)
    case "rotor": written.name.map(Gesture.rotor)
    case "type": written.quoted.map(Gesture.type)
    case "wait": written.seconds.map(Gesture.wait)
    default: nil
    }
  }

  private static let plain: [Gesture] =
    [
      .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .tripleTap, .doubleTapAndHold,
      .readFromTop, .readFromHere, .pauseSpeech, .magicTap, .scrub, .read,
    ]
    + Turn.allCases.map(Gesture.turnRotor)
    + Direction.allCases.map(Gesture.threeFingerSwipe)
    + Edge.allCases.map(Gesture.fourFingerTap)

  private static let known: [String: Gesture] = {
    var known = Dictionary(uniqueKeysWithValues: plain.map { ($0.text, $0) })
    known["long press"] = .doubleTapAndHold
    known["two-finger double tap"] = .magicTap
    known["two-finger scrub"] = .scrub
    return known
  }()

  /// Returns the most similar known phrase, with the parameter that was written.
  private static func suggestion(for written: CommandText) -> String? {
    let verbs = ["touch", "rotor", "type", "wait"]
    if !verbs.contains(written.verb),
      let plain = EditDistance.nearest(to: written.phrase, among: known.keys.sorted())
    {
      return plain
    }
    switch EditDistance.nearest(to: written.verb, among: verbs) {
    case "type": return Gesture.type(written.quoted ?? String(written.rest)).text
    case "wait": return Gesture.wait(seconds: written.seconds ?? 2).text
    case let verb?: return "\(verb) \(written.name ?? "NAME")"
    case nil: return nil
    }
  }
}

/// The text of a command, split into a verb and its argument.
struct CommandText {
  let text: String
  let phrase: String
  let rest: Substring

  init(_ text: String) {
    self.text = text
    let words = text.split(whereSeparator: \.isWhitespace)
    phrase = words.joined(separator: " ").lowercased()
    rest = words.first.map { text[$0.endIndex...].trimmingBlanks } ?? ""
  }

  var verb: String { String(phrase.prefix { $0 != " " }) }

  var name: String? { rest.isEmpty ? nil : String(rest) }

  var quoted: String? {
    guard rest.count >= 2, let first = rest.first, let last = rest.last else { return nil }
    guard ["\"\"", "“”", "«»"].contains("\(first)\(last)") else { return nil }
    return String(rest.dropFirst().dropLast())
  }

  /// The duration after the verb in seconds, such as `2s` or `0.5 s`, if there is one.
  var seconds: Double? {
    guard rest.last == "s" else { return nil }
    let digits = rest.dropLast().trimmingBlanks
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }) else { return nil }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension RotorNames {
  /// Returns the name in this language of a setting with an English name.
  ///
  /// Names of an app's own rotors stay as they are.
  func name(for name: String) -> String {
    let english = SpeechWords.english.rotors
    let known = RotorSetting.ofSystem.first { setting in
      setting.name(in: english).text.lowercased() == name.lowercased()
    }
    return known?.name(in: self).text ?? name
  }
}

extension Double {
  var shortest: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
