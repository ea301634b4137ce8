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
