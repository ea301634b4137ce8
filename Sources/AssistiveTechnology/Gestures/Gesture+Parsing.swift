import Spelling

extension Gesture {
  /// Reads a gesture in the notation's English; capitals and extra blanks do not matter.
  ///
  /// - Throws: ``UnknownGesture`` with the nearest known gesture.
  public init(parsing text: String) throws(UnknownGesture) {
    let words = text.split(whereSeparator: \.isWhitespace)
    let phrase = words.joined(separator: " ").lowercased()
    if let gesture = Gesture.known[phrase] {
      self = gesture
      return
    }
    guard let verb = words.first else { throw UnknownGesture(text: text) }
    let rest = text[verb.endIndex...].trimmingBlanks
    switch verb.lowercased() {
    case "touch" where !rest.isEmpty:
      self = .touch(String(rest))
    case "rotor" where !rest.isEmpty:
      self = .rotor(String(rest))
    case "type":
      guard let typed = rest.unquoted else {
        throw UnknownGesture(text: text, suggestion: Gesture.type(String(rest)).text)
      }
      self = .type(typed)
    case "wait":
      guard let seconds = rest.seconds else {
        throw UnknownGesture(text: text, suggestion: Gesture.wait(seconds: 2).text)
      }
      self = .wait(seconds: seconds)
    default:
      throw UnknownGesture(text: text, suggestion: Gesture.suggestion(for: phrase, rest: rest))
    }
  }

  /// Every phrase without a parameter, the other names of some gestures among them.
  private static let known: [String: Gesture] = {
    var known = Dictionary(uniqueKeysWithValues: plain.map { ($0.text, $0) })
    known["long press"] = .doubleTapAndHold
    known["two-finger double tap"] = .magicTap
    known["two-finger scrub"] = .scrub
    return known
  }()

  /// Returns the known phrase nearest to an unknown one; the parameter of a gesture is kept.
  private static func suggestion(for phrase: String, rest: Substring) -> String? {
    if let plain = EditDistance.nearest(to: phrase, among: known.keys.sorted()) { return plain }
    let verb = phrase.prefix { $0 != " " }
    switch EditDistance.nearest(to: String(verb), among: ["touch", "rotor", "type", "wait"]) {
    case "type": return Gesture.type(rest.unquoted ?? String(rest)).text
    case "wait": return Gesture.wait(seconds: rest.seconds ?? 2).text
    case let verb?: return rest.isEmpty ? "\(verb) NAME" : "\(verb) \(rest)"
    case nil: return nil
    }
  }
}

extension Substring {
  /// The text between quotation marks, straight or typographic; nothing if there are none.
  fileprivate var unquoted: String? {
    guard count >= 2, let first, let last else { return nil }
    guard ["\"\"", "“”", "«»"].contains("\(first)\(last)") else { return nil }
    return String(dropFirst().dropLast())
  }

  /// A time such as `2s` or `0.5 s`, in seconds; nothing if it is none.
  fileprivate var seconds: Double? {
    guard last == "s" else { return nil }
    let digits = dropLast().trimmingBlanks
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }) else { return nil }
    return Double(digits).flatMap { $0.isFinite ? $0 : nil }
  }
}
