import AccessibilityTree
import SpeechRules

struct ItemMenu: Hashable, Sendable {
  let element: AccessibilityElement
  /// The items in their order; never empty.
  let entries: [Entry]
  private(set) var index = 0

  struct Entry: Hashable, Sendable {
    let part: UtterancePart
    let action: AccessibilityAction

    var name: String { part.text }
  }

  init?(_ element: AccessibilityElement, _ entries: [Entry]) {
    guard !entries.isEmpty else { return nil }
    self.element = element
    self.entries = entries
  }

  var current: Entry { entries[index] }

  var opening: Transcript.Entry {
    .event(.menu, entries.map(\.name).joined(separator: " · "), parts: entries.map(\.part))
  }

  /// Moves the highlight by a number of items, wrapping around at both ends.
  mutating func move(by step: Int) {
    index = (index + step + entries.count) % entries.count
  }

  func entry(named name: String) -> Entry? {
    let spoken = SpokenWords(name).folded
    return entries.first { SpokenWords($0.name).folded == spoken }
  }
}

extension AccessibilityElement {
  func customActionEntries(by rule: SpeechRule) -> [ItemMenu.Entry] {
    customActions.enumerated().map { index, action in
      let part = UtterancePart(.label, action.name, rule: rule)
      return ItemMenu.Entry(part: part, action: .custom(index))
    }
  }
}

extension Transcript.Entry {
  static func names(of elements: [NamedElement], numbered: Bool) -> Self {
    let names = elements.map(\.part)
    return numbered ? .numbered(names) : .listed(names)
  }

  static func shown(_ item: ScanItem) -> Self {
    .shown(item.line, parts: item.parts)
  }
}
