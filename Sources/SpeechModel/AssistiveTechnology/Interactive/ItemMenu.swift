import AccessibilityTree
import SpeechRules

/// The actions that an element offers in a menu, one of them highlighted.
struct ItemMenu: Hashable, Sendable {
  let element: AccessibilityElement
  /// The entries in their order; never empty.
  let entries: [Entry]
  /// The position of the highlighted entry.
  private(set) var index = 0

  /// An action and its name.
  struct Entry: Hashable, Sendable {
    /// The name it is shown under, with its rule.
    let part: UtterancePart
    /// What is asked of the element.
    let action: AccessibilityAction

    /// The name it is shown under.
    var name: String { part.text }
  }

  /// Creates a menu with the first entry highlighted; nothing if there is no entry.
  init?(_ element: AccessibilityElement, _ entries: [Entry]) {
    guard !entries.isEmpty else { return nil }
    self.element = element
    self.entries = entries
  }

  /// The highlighted entry.
  var current: Entry { entries[index] }

  /// The menu as it opens: its entries.
  var opening: Transcript.Entry {
    .event(.menu, entries.map(\.name).joined(separator: " · "), parts: entries.map(\.part))
  }

  /// Goes on by a number of entries, round in a circle.
  mutating func move(by step: Int) {
    index = (index + step + entries.count) % entries.count
  }

  /// Returns the entry with a name; capitals do not matter.
  func entry(named name: String) -> Entry? {
    let spoken = SpokenWords(name).folded
    return entries.first { SpokenWords($0.name).folded == spoken }
  }
}

extension AccessibilityElement {
  /// Returns the custom actions as entries of a menu, which are there by a rule.
  func customActionEntries(by rule: SpeechRule) -> [ItemMenu.Entry] {
    customActions.enumerated().map { index, action in
      let part = UtterancePart(.label, action.name, rule: rule)
      return ItemMenu.Entry(part: part, action: .custom(index))
    }
  }
}

extension Transcript.Entry {
  /// The names of elements, with or without numbers.
  static func names(of elements: [NamedElement], numbered: Bool) -> Self {
    let names = elements.map(\.part)
    return numbered ? .numbered(names) : .listed(names)
  }

  /// What Switch Control or a keyboard is at.
  static func shown(_ item: ScanItem) -> Self {
    .shown(item.line, parts: item.parts)
  }
}
