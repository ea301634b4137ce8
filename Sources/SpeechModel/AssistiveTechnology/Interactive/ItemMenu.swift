import AccessibilityTree
import SpeechRules

/// The actions that an element offers in a menu, one of them highlighted.
struct ItemMenu: Hashable, Sendable {
  /// The element.
  let element: AccessibilityElement
  /// The entries in their order; never empty.
  let entries: [Entry]
  /// The position of the highlighted entry.
  private(set) var index = 0

  /// An action and its name.
  struct Entry: Hashable, Sendable {
    /// The name it is shown under.
    let name: String
    /// What is asked of the element.
    let action: AccessibilityAction
  }

  /// Creates a menu with the first entry highlighted; nothing if there is no entry.
  init?(_ element: AccessibilityElement, _ entries: [Entry]) {
    guard !entries.isEmpty else { return nil }
    self.element = element
    self.entries = entries
  }

  /// The highlighted entry.
  var current: Entry { entries[index] }

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
  /// The custom actions as entries of a menu.
  var customActionEntries: [ItemMenu.Entry] {
    customActions.enumerated().map { ItemMenu.Entry(name: $1.name, action: .custom($0)) }
  }
}
