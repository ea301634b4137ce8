/// What an app tells assistive technologies of its own accord.
public enum AccessibilityNotification: Hashable, Codable, Sendable {
  /// A new screen appeared; the focus goes to the element, or to the first one.
  case screenChanged(focus: ElementID?, text: String?)
  /// Part of the screen changed; the focus goes to the element, if one is given.
  case layoutChanged(focus: ElementID?, text: String?)
  /// A text to be spoken while the focus stays; the action that the app was answering when it posted
  /// the text, if it was answering one; and whether another one that does not wait was posted in the
  /// same turn of the app's main loop.
  case announcement(
    String,
    priority: AnnouncementPriority = .default,
    within: AccessibilityAction? = nil,
    isFollowed: Bool = false
  )
  /// A text to be spoken after a scroll.
  case pageScrolled(String)
  /// A screen was dismissed, for instance by the app's answer to the escape gesture; a focus that is
  /// gone with it goes to the first element.
  case dismissed
}

/// How an announcement behaves beside other speech.
///
/// Source: Apple's documentation of `UIAccessibilityPriority`; certainty A.
public enum AnnouncementPriority: String, Hashable, Codable, Sendable {
  /// Waits until other speech has ended.
  case low
  /// Interrupts, and may be interrupted.
  case `default`
  /// Interrupts, and may not be interrupted.
  case high
}
