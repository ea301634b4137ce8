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

/// An action that an element offers beside its activation.
public struct CustomAction: Hashable, Codable, Sendable {
  /// The name that is spoken when the action is chosen.
  public var name: String

  /// Creates an action from its name.
  public init(name: String) {
    self.name = name
  }
}

/// A way through elements of one kind that an app offers in the rotor.
public struct CustomRotor: Hashable, Codable, Sendable {
  /// The name that is spoken; empty for a rotor of the system.
  public var name: String
  /// The rotor of the system whose results the app gives, if it is none of the app's own.
  public var system: SystemRotor?
  /// Whether the element itself offers it, and not something that contains the element.
  public var isOwn: Bool

  /// Creates a rotor.
  public init(name: String, system: SystemRotor? = nil, isOwn: Bool = true) {
    self.name = name
    self.system = system
    self.isOwn = isOwn
  }

  /// The direction in which results are looked for.
  public enum Direction: String, Hashable, Codable, Sendable {
    /// Towards the end.
    case next
    /// Towards the beginning.
    case previous
  }
}

/// A rotor of the system that an app may fill with its own results.
///
/// The numbers are those of `UIAccessibilityCustomRotor.SystemRotorType`.
public enum SystemRotor: Int, Hashable, Codable, Sendable, CaseIterable {
  /// Links.
  case link = 1
  /// Links that were followed.
  case visitedLink
  /// Headings.
  case heading
  /// Headings of the first level.
  case headingLevel1
  /// Headings of the second level.
  case headingLevel2
  /// Headings of the third level.
  case headingLevel3
  /// Headings of the fourth level.
  case headingLevel4
  /// Headings of the fifth level.
  case headingLevel5
  /// Headings of the sixth level.
  case headingLevel6
  /// Bold text.
  case boldText
  /// Italic text.
  case italicText
  /// Underlined text.
  case underlineText
  /// Misspelled words.
  case misspelledWord
  /// Pictures.
  case image
  /// Text fields.
  case textField
  /// Tables.
  case table
  /// Lists.
  case list
  /// Landmarks.
  case landmark
}
