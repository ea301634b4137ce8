import AccessibilityTree
import SpeechRules

/// The place VoiceOver is at, and what the user has chosen there.
struct Focus {
  /// The element and its place, as last seen.
  var stop: Stop
  /// The position in reading order, as last seen.
  var index: Int
  /// The rotor setting the user turned to on this element.
  var rotor: RotorSetting?
  /// Where the app's rotor that led here was chosen.
  var home: RotorHome?
  /// The action or detail chosen by vertical swipes, counted from zero.
  var choice: Int?
  /// The letter, word or line read last, counted from zero.
  var textPosition: Int?
  /// Whether the loss of the element has been reported.
  var isLost = false
}
