import Spelling

/// What a Switch Control user does with the switches.
///
/// Source: Apple's user guides of iPhone and iPad, which name the actions of switches; certainty A.
/// Choosing from a menu by name is the notation's, for scanning to it.
public enum SwitchCommand: Hashable, Codable, Sendable {
  /// Highlight the next item.
  case next
  /// Highlight the item before.
  case previous
  /// Select the highlighted item: enter a group, or open an item's menu.
  case select
  /// Select the entry of the menu with this name.
  case choose(String)
  /// Close the menu, or leave the group.
  case cancel

  /// Reads a command in the notation's English or by Apple's name of the switch's action; capitals
  /// and extra blanks do not matter.
  ///
  /// - Throws: ``UnknownGesture`` with the nearest known command.
  public init(parsing text: String) throws(UnknownGesture) {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    switch words.joined(separator: " ").lowercased() {
    case "next", "next item", "move to next item": self = .next
    case "previous", "previous item", "move to previous item": self = .previous
    case "select", "select item": self = .select
    case "cancel": self = .cancel
    case let phrase:
      guard words.first?.lowercased() == "choose", words.count > 1 else {
        let known = ["next", "previous", "select", "cancel", "choose"]
        let suggestion = EditDistance.nearest(to: phrase, among: known)
        throw UnknownGesture(
          text: text,
          suggestion: suggestion == "choose" ? "choose NAME" : suggestion
        )
      }
      self = .choose(words.dropFirst().joined(separator: " "))
    }
  }

  /// The command in the notation's English.
  public var text: String {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .select: "select"
    case .choose(let name): "choose \(name)"
    case .cancel: "cancel"
    }
  }

  /// Returns the command in words of a language; an unknown language gives English.
  public func description(in language: String) -> String {
    let words = SpeechWords.words(for: language).switches
    return switch self {
    case .next: words.next.text
    case .previous: words.previous.text
    case .select: words.select.text
    case .choose(let name): words.choose(name).text
    case .cancel: words.cancel.text
    }
  }
}
