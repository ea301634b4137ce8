import SpeechRules
import Text

extension Gesture: AssistiveCommand {
  /// Reads a gesture in the notation's English; capitals and extra blanks do not matter.
  ///
  /// - Throws: ``UnknownCommand`` with the nearest known gesture.
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

  /// The gesture as one among the commands of all assistive technologies.
  public var userCommand: UserCommand { .gesture(self) }

  /// How long a user waits who lets time pass, in seconds.
  public var pause: Double? {
    if case .wait(let seconds) = self { seconds } else { nil }
  }

  /// Reads a gesture with a name, a text or a time.
  private static func withDetails(_ written: CommandText) -> Gesture? {
    switch written.verb {
    case "touch": written.name.map(Gesture.touch)
    case "rotor": written.name.map(Gesture.rotor)
    case "type": written.quoted.map(Gesture.type)
    case "wait": written.seconds.map(Gesture.wait)
    default: nil
    }
  }

  /// The gestures that take no name, text or time.
  private static let plain: [Gesture] =
    [
      .swipeRight, .swipeLeft, .swipeUp, .swipeDown, .doubleTap, .tripleTap, .doubleTapAndHold,
      .readFromTop, .readFromHere, .pauseSpeech, .magicTap, .scrub, .read,
    ]
    + Turn.allCases.map(Gesture.turnRotor)
    + Direction.allCases.map(Gesture.threeFingerSwipe)
    + Edge.allCases.map(Gesture.fourFingerTap)

  /// Every phrase without a parameter, the other names of some gestures among them.
  private static let known: [String: Gesture] = {
    var known = Dictionary(uniqueKeysWithValues: plain.map { ($0.text, $0) })
    known["long press"] = .doubleTapAndHold
    known["two-finger double tap"] = .magicTap
    known["two-finger scrub"] = .scrub
    return known
  }()

  /// Returns the known phrase nearest to an unknown one; the parameter of a gesture is kept.
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

/// A command as somebody wrote it: a verb and, after it, a name, a text or a time.
struct CommandText {
  /// Everything, as it was written.
  let text: String
  /// Everything in lower case, with one blank between words.
  let phrase: String
  /// What follows the first word, without blanks around it.
  let rest: Substring

  /// Takes a text apart.
  init(_ text: String) {
    self.text = text
    let words = text.split(whereSeparator: \.isWhitespace)
    phrase = words.joined(separator: " ").lowercased()
    rest = words.first.map { text[$0.endIndex...].trimmingBlanks } ?? ""
  }

  /// The first word in lower case; empty if there is none.
  var verb: String { String(phrase.prefix { $0 != " " }) }

  /// The name that follows the verb; nothing if none does.
  var name: String? { rest.isEmpty ? nil : String(rest) }

  /// The text that follows between quotation marks, straight or typographic; nothing without them.
  var quoted: String? {
    guard rest.count >= 2, let first = rest.first, let last = rest.last else { return nil }
    guard ["\"\"", "“”", "«»"].contains("\(first)\(last)") else { return nil }
    return String(rest.dropFirst().dropLast())
  }

  /// The time that follows, such as `2s` or `0.5 s`, in seconds; nothing if none does.
  var seconds: Double? {
    guard rest.last == "s" else { return nil }
    let digits = rest.dropLast().trimmingBlanks
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }) else { return nil }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension RotorNames {
  /// The name in this language of a setting that the notation names in English; an app's own rotor
  /// keeps its name.
  func name(for name: String) -> String {
    let english = SpeechWords.english.rotors
    let known = RotorSetting.ofSystem.first { setting in
      setting.name(in: english).text.lowercased() == name.lowercased()
    }
    return known?.name(in: self).text ?? name
  }
}

extension Double {
  /// The number without a fraction of zero.
  var shortest: String {
    Int(exactly: self).map(String.init) ?? String(self)
  }
}
