/// A notification that an app posts to assistive technologies.
///
/// Mirrors `UIAccessibility.Notification`.
public enum AccessibilityNotification: Hashable, Codable, Sendable {
  /// A new screen appeared.
  ///
  /// The focus moves to the given element, or to the first one on the screen.
  case screenChanged(focus: ElementID?, text: String?)
  /// Part of the screen changed.
  ///
  /// The focus moves to the given element, and stays if there is none.
  case layoutChanged(focus: ElementID?, text: String?)
  /// Text to speak while the focus stays.
  ///
  /// - Parameters:
  ///   - within: The action during which the app posted the text, if any.
  ///   - isFollowed: Whether the app posted another announcement, one that doesn't wait, in the
  ///     same turn of its main loop.
  case announcement(
    String,
    priority: AnnouncementPriority = .default,
    within: AccessibilityAction? = nil,
    isFollowed: Bool = false
  )
  /// Text to speak after a scroll.
  case pageScrolled(String)
  /// A screen was dismissed, for example because the app handled the escape gesture.
  ///
  /// If the focused element disappeared with it, the focus moves to the first element.
  case dismissed
}

/// How an announcement interacts with other speech.
///
/// Source: Apple's documentation of `UIAccessibilityPriority`; certainty A.
public enum AnnouncementPriority: String, Hashable, Codable, Sendable {
  /// Waits until other speech finishes.
  case low
  /// Interrupts other speech and can itself be interrupted.
  case `default`
  /// Interrupts other speech and can't be interrupted.
  case high
}
