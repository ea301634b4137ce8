/// An action that an assistive technology performs on an element or at a point on the screen.
public enum AccessibilityAction: Hashable, Codable, Sendable {
  /// Activates the element, like a VoiceOver double tap.
  case activate
  /// Increases the value by one step.
  case increment
  /// Decreases the value by one step.
  case decrement
  /// Dismisses the current screen, popover or alert, like the two-finger scrub.
  case escape
  /// Performs the app's most important action, like the two-finger double tap.
  case magicTap
  /// Scrolls by one page.
  case scroll(ScrollDirection)
  /// Performs the custom action at this index in ``AccessibilityElement/customActions``.
  case custom(Int)
  /// Touches and holds.
  case longPress
  /// Taps twice, as without a screen reader.
  ///
  /// VoiceOver's own double tap is ``activate``.
  case doubleTap
  /// Types text into the element.
  case insertText(String)
  /// Deletes the character before the insertion point.
  case deleteBackward
  /// Follows a link within the text of the element, by its index.
  case followLink(Int)

  /// The direction of a scroll, with the names of `UIAccessibilityScrollDirection`.
  public enum ScrollDirection: String, Hashable, Codable, Sendable {
    /// Moves the content to the right.
    case right
    /// Moves the content to the left.
    case left
    /// Scrolls towards the beginning: the fingers move down and earlier content comes into view.
    case up
    /// Scrolls towards the end: the fingers move up and later content comes into view.
    case down
    /// Moves to the next page, as when VoiceOver reads everything aloud.
    case next
    /// Moves to the previous page.
    case previous
  }
}

/// An action that an element offers in addition to its activation.
///
/// VoiceOver lists these actions in the Actions rotor, Voice Control and Switch Control in a menu.
public struct CustomAction: Hashable, Codable, Sendable {
  /// The name that is spoken or shown when the user chooses the action.
  public var name: String

  /// Creates an action with a name.
  public init(name: String) {
    self.name = name
  }
}

/// A custom rotor, with which VoiceOver moves between the elements of one kind that an app defines.
///
/// Mirrors `UIAccessibilityCustomRotor`. The results come from
/// ``AccessibleApp/search(_:of:from:_:)``.
public struct CustomRotor: Hashable, Codable, Sendable {
  /// The spoken name; empty if the app replaces a system rotor.
  public var name: String
  /// The system rotor whose results the app supplies, or `nil` for a rotor of its own.
  public var system: SystemRotor?
  /// Whether the element itself offers the rotor; if `false`, one of its ancestors does.
  public var belongsToElement: Bool

  /// Creates a rotor with a name, or one that replaces a system rotor.
  public init(name: String, system: SystemRotor? = nil, belongsToElement: Bool = true) {
    self.name = name
    self.system = system
    self.belongsToElement = belongsToElement
  }

  /// The direction of a rotor search.
  public enum Direction: String, Hashable, Codable, Sendable {
    /// Searches towards the end of the screen.
    case next
    /// Searches towards the beginning of the screen.
    case previous
  }
}

/// A system rotor that an app may fill with its own results.
///
/// The raw values are those of `UIAccessibilityCustomRotor.SystemRotorType`.
public enum SystemRotor: Int, Hashable, Codable, Sendable, CaseIterable {
  /// Links.
  case link = 1
  /// Visited links.
  case visitedLink
  /// Headings of all levels.
  case heading
  /// Level 1 headings.
  case headingLevel1
  /// Level 2 headings.
  case headingLevel2
  /// Level 3 headings.
  case headingLevel3
  /// Level 4 headings.
  case headingLevel4
  /// Level 5 headings.
  case headingLevel5
  /// Level 6 headings.
  case headingLevel6
  /// Bold text.
  case boldText
  /// Italic text.
  case italicText
  /// Underlined text.
  case underlineText
  /// Misspelled words.
  case misspelledWord
  /// Images.
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
