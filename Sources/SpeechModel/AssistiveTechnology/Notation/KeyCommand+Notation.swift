import AccessibilityTree
import SpeechRules
import Text

extension KeyCommand: AssistiveCommand {
  /// Parses keys in English notation, ignoring case, hyphens and extra spaces.
  ///
  /// - Throws: ``UnknownCommand``, which suggests the nearest known keys.
  public init(parsing text: String) throws(UnknownCommand) {
    let written = CommandText(text)
    let phrase = written.phrase.replacing("-", with: " ").replacing("+", with: " ")
    if let known = Self.plain.first(where: { $0.text == phrase }) {
      self = known
    } else if written.verb == "choose", let name = written.name {
      self = .choose(name)
    } else if written.verb == "type", let typed = written.quoted {
      self = .type(typed)
    } else if let stroke = KeyStroke(parsing: written.phrase) {
      self = .press(stroke)
    } else {
      let suggestion = Self.suggestion(for: phrase, rest: written.rest)
      throw UnknownCommand(.fullKeyboardAccess, text: text, suggestion: suggestion)
    }
  }

  private static func suggestion(for phrase: String, rest: Substring) -> String? {
    let verb = phrase.prefix { $0 != " " }
    switch EditDistance.nearest(to: String(verb), among: ["choose", "type"]) {
    case "choose": return "choose NAME"
    case "type": return KeyCommand.type(rest.isEmpty ? "text" : String(rest)).text
    default:
      return KeyStroke.suggestion(for: phrase)
        ?? EditDistance.nearest(to: phrase, among: plain.map(\.text))
    }
  }

  private static let plain: [KeyCommand] =
    [.tab, .shiftTab, .space, .escape, .back, .actions]
    + Gesture.Direction.allCases.map(KeyCommand.arrow)

  /// The keys in English notation.
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
    case .press(let keys): keys.text
    }
  }

  /// Returns the keys in words of a language, or in English if the language is unknown.
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
    case .press(let keys): keys.caption(in: language)
    }
  }

  /// The keys as a command of any technology.
  public var userCommand: UserCommand { .keys(self) }
}

extension KeyStroke {
  /// Parses keys in lowercase, such as `command-n` or `shift option page up`; `nil` if they don't
  /// exist.
  init?(parsing phrase: String) {
    var rest = phrase[...]
    var held: Modifiers = []
    while let next = Self.holdable.first(where: { rest.hasPrefix($0.name) }) {
      let after = rest.dropFirst(next.name.count)
      guard let sign = after.first, " -+".contains(sign) else { break }
      held.insert(next.modifier)
      rest = after.dropFirst()
      // The key itself may be a separator.
      if rest.count > 1 { rest = rest.drop { $0 == " " } }
    }
    let words = String(rest.count == 1 ? rest : rest.replacing("-", with: " "))
    if let name = Name(rawValue: words) {
      self.init(.named(name), held)
    } else if words.count == 1, words != " ", words.allSatisfy({ $0.isASCII || $0.isLetter }) {
      self.init(.character(words), held)
    } else {
      return nil
    }
  }

  static func suggestion(for phrase: String) -> String? {
    let first = phrase.prefix { !" -+".contains($0) }
    let rest = phrase.dropFirst(first.count)
    guard !rest.isEmpty, !holdable.contains(where: { $0.name == first }),
      let name = EditDistance.nearest(to: String(first), among: holdable.map(\.name))
    else { return nil }
    return KeyStroke(parsing: name + rest)?.text
  }

  private static let holdable: [(modifier: Modifiers, name: String)] = [
    (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"),
  ]

  var text: String {
    let held = Self.holdable.filter { modifiers.contains($0.modifier) }.map(\.name)
    return (held + [keyText]).joined(separator: " ")
  }

  private var keyText: String {
    switch key {
    case .character(let character): character
    case .named(let name): name.rawValue
    }
  }

  /// Returns the keys as printed on a keyboard, in Apple's order.
  func caption(in language: String) -> String {
    let held = Self.holdable.filter { modifiers.contains($0.modifier) }.map(\.name.titleCased)
    let words = SpeechWords.words(for: language).keys
    let last =
      switch key {
      case .character(let character): character.uppercased()
      case .named(.tab): words.tab.text
      case .named(.space): words.space.text
      case .named(.escape): words.escape.text
      case .named(.up): words.up.text
      case .named(.down): words.down.text
      case .named(.left): words.left.text
      case .named(.right): words.right.text
      case .named(let name): name.rawValue.titleCased
      }
    return (held + [last]).joined(separator: "-")
  }
}

extension String {
  fileprivate var titleCased: String {
    split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
