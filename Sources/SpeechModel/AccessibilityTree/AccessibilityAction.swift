/// What an assistive technology asks of an element.
public enum AccessibilityAction: Hashable, Codable, Sendable {
  /// Activate it, as a double tap does.
  case activate
  /// Raise the value by one step.
  case increment
  /// Lower the value by one step.
  case decrement
  /// Leave the screen or close what covers it, as the two-finger scrub does.
  case escape
  /// Do the most important thing, as the two-finger double tap does.
  case magicTap
  /// Scroll by a page.
  case scroll(ScrollDirection)
  /// Perform the custom action with this index.
  case custom(Int)
  /// Touch and hold.
  case longPress
  /// Tap twice, as one does without a screen reader.
  case doubleTap
  /// Type a text into the element.
  case insertText(String)
  /// Delete the character before the cursor.
  case deleteBackward

  /// The direction of a scroll, named as `UIAccessibilityScrollDirection` names it.
  public enum ScrollDirection: String, Hashable, Codable, Sendable {
    /// The content moves to the right.
    case right
    /// The content moves to the left.
    case left
    /// Towards the beginning: fingers move down, and what stands before comes into view.
    case up
    /// Towards the end: fingers move up, and what follows comes into view.
    case down
    /// To the next page, when everything is read aloud.
    case next
    /// To the page before.
    case previous
  }
}
