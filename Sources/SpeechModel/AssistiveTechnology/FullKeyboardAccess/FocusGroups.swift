import AccessibilityTree

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
