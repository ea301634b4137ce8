import Spelling

/// A key that a user of Full Keyboard Access presses.
///
/// Source: Apple's list of commands in Settings, as testers report it (Workday's accessibility
/// guide); certainty B.
public enum KeyCommand: Hashable, Codable, Sendable {
  /// Go to the next item.
  case tab
  /// Go to the item before.
  case shiftTab
  /// Go in a direction, or change a value.
  case arrow(Gesture.Direction)
  /// Activate.
  case space
  /// Close what is open.
  case escape
  /// Go back.
  case back
  /// Show the custom actions.
  case actions
  /// Choose the entry of the menu with this name.
  case choose(String)
  /// Type a text.
  case type(String)

  /// Reads keys in the notation's English; capitals, hyphens and extra blanks do not matter.
  ///
  /// - Throws: ``UnknownGesture`` with the nearest known keys.
  public init(parsing text: String) throws(UnknownGesture) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let phrase = words.joined(separator: " ").lowercased()
      .replacing("-", with: " ").replacing("+", with: " ")
    if let known = Self.plain.first(where: { $0.text == phrase }) {
      self = known
      return
    }
    let rest = words.dropFirst().joined(separator: " ")
    switch words.first?.lowercased() {
    case "choose" where !rest.isEmpty: self = .choose(rest)
    case "type" where rest.count > 2 && rest.first == "\"" && rest.last == "\"":
      self = .type(String(rest.dropFirst().dropLast()))
    default:
      throw UnknownGesture(text: text, suggestion: Self.suggestion(for: phrase, rest: rest))
    }
  }

  /// Returns the known keys nearest to unknown ones; what is typed or chosen is kept.
  private static func suggestion(for phrase: String, rest: String) -> String? {
    let verb = phrase.prefix { $0 != " " }
    switch EditDistance.nearest(to: String(verb), among: ["choose", "type"]) {
    case "choose": return "choose NAME"
    case "type": return KeyCommand.type(rest.isEmpty ? "text" : rest).text
    default: return EditDistance.nearest(to: phrase, among: plain.map(\.text))
    }
  }

  private static let plain: [KeyCommand] =
    [.tab, .shiftTab, .space, .escape, .back, .actions]
    + Gesture.Direction.allCases.map(KeyCommand.arrow)

  /// The keys in the notation's English.
  public var text: String {
    switch self {
    case .tab: "tab"
    case .shiftTab: "shift tab"
    case .arrow(let direction): direction.rawValue
    case .space: "space"
    case .escape: "escape"
    case .back: "tab b"
    case .actions: "tab z"
    case .choose(let name): "choose \(name)"
    case .type(let text): "type \"\(text)\""
    }
  }

  /// Returns the keys in words of a language; an unknown language gives English.
  public func description(in language: String) -> String {
    let words = SpeechWords.words(for: language).keys
    return switch self {
    case .tab: words.tab.text
    case .shiftTab: words.shiftTab.text
    case .arrow(.up): words.up.text
    case .arrow(.down): words.down.text
    case .arrow(.left): words.left.text
    case .arrow(.right): words.right.text
    case .space: words.space.text
    case .escape: words.escape.text
    case .back: words.back.text
    case .actions: words.actions.text
    case .choose(let name): words.choose(name).text
    case .type(let text): words.type(text).text
    }
  }
}
