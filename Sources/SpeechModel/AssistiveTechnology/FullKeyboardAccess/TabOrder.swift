import AccessibilityTree
import SpeechRules

struct TabOrder {
  /// The items; a group that Tab visits as one is a single item.
  let items: [ScanItem]

  /// Creates the order of Full Keyboard Access: all elements that respond to the user.
  init(itemsOf tree: AccessibilityTree, settings: SpeechSettings) {
    items = ScanItem.items(
      of: tree,
      settings: settings,
      rule: .keyboardItems,
      isGroup: \.isGroupForKeys
    )
  }

  /// Creates the order of the system's own focus: its focus groups, each as one item.
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

  var elements: [AccessibilityElement] { items.flatMap(\.elements) }

  func element(_ id: ElementID?) -> AccessibilityElement? {
    elements.first { $0.id == id }
  }

  func group(of element: ElementID) -> [AccessibilityElement] {
    items.map(\.elements).first { $0.contains { $0.id == element } } ?? []
  }

  /// Returns the members of the item that is some items after an element, wrapping around.
  ///
  /// Source: Workday's guide for the Tab key; certainty B. The wrapping is inferred; C.
  func members(_ step: Int, after element: ElementID?) -> [AccessibilityElement] {
    guard !items.isEmpty else { return [] }
    let current = items.firstIndex { $0.elements.contains { $0.id == element } }
    let start = current ?? (step > 0 ? -1 : items.count)
    return items[(start + step + items.count) % items.count].elements
  }
}

extension AccessibilityContainer {
  /// Whether Tab visits the members as one item, within which the arrow keys move.
  ///
  /// Source: Workday's guide: collections, lists and menus; certainty B. Which containers these are
  /// is inferred; C.
  fileprivate var isGroupForKeys: Bool {
    switch kind {
    case .series, .tabBar, .tabBarTrait, .list: true
    case .group, .semanticGroup, .landmark, .webLandmark, .dataTable: false
    }
  }
}

/// The elements that the system's keyboard focus can reach, by focus group.
struct FocusGroups {
  let groups: [(name: String, members: [AccessibilityElement])]

  init(_ elements: [AccessibilityElement]) {
    var groups: [(name: String, members: [AccessibilityElement])] = []
    for element in elements {
      guard let focus = element.focusGroupMembership else { continue }
      if let index = groups.firstIndex(where: { $0.name == focus.group }) {
        groups[index].members.append(element)
      } else {
        groups.append((focus.group, [element]))
      }
    }
    self.groups = groups
  }

  /// The priority of a member that had the focus when its group was left.
  ///
  /// Source: Apple's documentation of `UIFocusGroupPriority.previouslyFocused`; certainty A.
  static let previouslyFocusedPriority = 1000

  /// Returns the member that Tab focuses: the one with the highest priority.
  ///
  /// Source: Apple's documentation of `focusGroupPriority`: the visible item with the highest
  /// priority, and never less than the system gives; certainty A. That the first of equal ones wins
  /// is inferred; C.
  static func primary(
    of members: [AccessibilityElement],
    former: Set<ElementID>
  ) -> AccessibilityElement? {
    func priority(_ element: AccessibilityElement) -> Int {
      let priority = max(0, element.focusGroupMembership?.priority ?? 0)
      return former.contains(element.id) ? max(priority, previouslyFocusedPriority) : priority
    }
    return members.reduce(nil) { best, element in
      guard let best else { return element }
      return priority(element) > priority(best) ? element : best
    }
  }
}
