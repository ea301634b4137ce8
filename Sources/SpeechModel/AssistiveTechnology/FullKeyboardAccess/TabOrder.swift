import AccessibilityTree
import SpeechRules

/// What Tab goes through on a screen, in reading order.
struct TabOrder {
  /// The items, and the groups that Tab passes as one.
  let items: [ScanItem]

  /// Takes what Full Keyboard Access goes through: all that responds.
  init(itemsOf tree: AccessibilityTree, settings: SpeechSettings) {
    items = ScanItem.items(
      of: tree,
      settings: settings,
      rule: .keyboardItems,
      isGroup: \.isGroupForKeys
    )
  }

  /// Takes what the system's own focus goes through: its focus groups, each as one item.
  init(focusGroupsOf tree: AccessibilityTree, settings: SpeechSettings) {
    let elements = ReadingOrder(tree).stops.map(\.element)
    items = FocusGroups(elements).groups.compactMap { group in
      let members = group.members.map { element in
        let name = ScanItem.name(of: element, settings: settings, rule: .keyboardItems)
        return ScanItem.element(element, name: name)
      }
      guard let first = group.members.first else { return nil }
      return members.count == 1
        ? members[0] : .group(AccessibilityContainer(id: first.id), members: members)
    }
  }

  /// The elements in all items.
  var elements: [AccessibilityElement] { items.flatMap(\.elements) }

  /// Returns an element that can have the focus; nothing if it is gone.
  func element(_ id: ElementID?) -> AccessibilityElement? {
    elements.first { $0.id == id }
  }

  /// Returns the members of the item that holds an element, which is one of them.
  func group(of element: ElementID) -> [AccessibilityElement] {
    items.map(\.elements).first { $0.contains { $0.id == element } } ?? []
  }

  /// Returns the members of the item that is a number of items after an element, round in a circle.
  ///
  /// Source: Workday's guide for the tabulator; certainty B. The circle is concluded; C.
  func members(_ step: Int, after element: ElementID?) -> [AccessibilityElement] {
    guard !items.isEmpty else { return [] }
    let current = items.firstIndex { $0.elements.contains { $0.id == element } }
    let start = current ?? (step > 0 ? -1 : items.count)
    return items[(start + step + items.count) % items.count].elements
  }
}

extension AccessibilityContainer {
  /// Whether the tabulator passes the members as one, and arrows go among them.
  ///
  /// Source: Workday's guide: collections, lists and menus; certainty B. Which containers these are
  /// is concluded; C.
  fileprivate var isGroupForKeys: Bool {
    switch kind {
    case .series, .tabBar, .tabBarTrait, .list: true
    case .group, .semanticGroup, .landmark, .dataTable: false
    }
  }
}

/// What the system's own focus of a keyboard can be in, by the groups that Tab goes through.
struct FocusGroups {
  /// The groups in the order in which their first members are read.
  let groups: [(name: String, members: [AccessibilityElement])]

  /// Sorts the elements of a screen into groups, in reading order.
  init(_ elements: [AccessibilityElement]) {
    var groups: [(name: String, members: [AccessibilityElement])] = []
    for element in elements {
      guard let focus = element.keyFocus else { continue }
      if let index = groups.firstIndex(where: { $0.name == focus.group }) {
        groups[index].members.append(element)
      } else {
        groups.append((focus.group, [element]))
      }
    }
    self.groups = groups
  }

  /// The importance of a member that had the focus when the group was left.
  ///
  /// Source: Apple's documentation of `UIFocusGroupPriority.previouslyFocused`; certainty A.
  static let formerPriority = 1000

  /// Returns the member to which Tab leads: the most important one.
  ///
  /// Source: Apple's documentation of `focusGroupPriority`: the visible item with the highest priority,
  /// and never less than the system gives; certainty A. Of equal ones the first is concluded; C.
  static func primary(
    of members: [AccessibilityElement],
    former: Set<ElementID>
  ) -> AccessibilityElement? {
    func priority(_ element: AccessibilityElement) -> Int {
      let own = max(0, element.keyFocus?.priority ?? 0)
      return former.contains(element.id) ? max(own, formerPriority) : own
    }
    return members.reduce(nil) { best, element in
      guard let best else { return element }
      return priority(element) > priority(best) ? element : best
    }
  }
}
