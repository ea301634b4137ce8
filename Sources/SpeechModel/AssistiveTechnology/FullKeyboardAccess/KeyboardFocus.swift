import AccessibilityTree

/// What has the focus of a keyboard, and what had it in each group.
///
/// The screen is asked for again at each step, so places are kept as identities.
struct KeyboardFocus {
  /// The identity of what has the focus; nothing before the first key.
  private(set) var id: ElementID?
  /// What had the focus when its group was left, by the name of the group.
  private var former: [String: ElementID] = [:]

  /// Goes to an element.
  mutating func move(to element: AccessibilityElement) {
    id = element.id
    if let group = element.keyFocus?.group { former[group] = element.id }
  }

  /// Returns the member of a focus group to which Tab leads; nothing if there is none.
  func entrance(to members: [AccessibilityElement]) -> AccessibilityElement? {
    FocusGroups.primary(of: members, former: Set(former.values))
  }
}
