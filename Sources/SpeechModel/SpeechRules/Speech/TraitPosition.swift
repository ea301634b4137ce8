/// Where the words for what an element is are spoken, as set under Verbosity, Controls.
///
/// Source: AccessibilitySnapshot's `VerbosityConfiguration`; certainty B. The setting exists since
/// iOS 18.4.
public enum TraitPosition: String, Hashable, Codable, Sendable, CaseIterable {
  /// After label and value.
  case after
  /// Before the label; “Selected” still comes first, certainty C.
  case before
  /// Not at all; the state of a switch is spoken nevertheless, certainty C.
  case off
}
