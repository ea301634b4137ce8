import AccessibilityTree

/// A gesture of a VoiceOver user.
///
/// Source code and transcripts write gestures in English words; ``description(in:)`` translates
/// them.
///
/// ```swift
/// import AssistiveTechnology
///
/// print(try Gesture(parsing: "double tap").description(in: "ru"))
/// ```
///
/// ```output
/// коснуться дважды
/// ```
public enum Gesture: Hashable, Codable, Sendable {
  /// Moves to the next element.
  case swipeRight
  /// Moves to the previous element.
  case swipeLeft
  /// Moves up by one step of the rotor: increases the value, or chooses the previous action.
  case swipeUp
  /// Moves down by one step of the rotor: decreases the value, or chooses the next action.
  case swipeDown
  /// Activates the element, or performs the chosen action.
  case doubleTap
  /// Double-taps the element directly, as without VoiceOver.
  case tripleTap
  /// Touches and holds the element.
  case doubleTapAndHold
  /// Explores by touch until the finger reaches the element with this label.
  case touch(String)
  /// Reads everything from the top (two fingers up).
  case readFromTop
  /// Reads everything from the focus on (two fingers down).
  case readFromHere
  /// Pauses or resumes speech (two-finger tap).
  case pauseSpeech
  /// Performs the app's most important action (two-finger double tap).
  case magicTap
  /// Goes back or dismisses (a Z with two fingers).
  case scrub
  /// Turns the rotor by one setting.
  case turnRotor(Turn)
  /// Turns the rotor to the setting with this name.
  case rotor(String)
  /// Scrolls by one page; the direction is that of the fingers.
  case threeFingerSwipe(Direction)
  /// Moves to the first or the last element.
  case fourFingerTap(Edge)
  /// Reads the current element again.
  case read
  /// Types text into the element.
  case type(String)
  /// Waits for a number of seconds.
  case wait(seconds: Double)

  /// The direction in which a finger moves.
  public enum Direction: String, Hashable, Codable, Sendable, CaseIterable {
    /// To the right.
    case right
    /// To the left.
    case left
    /// To the top of the screen.
    case up
    /// To the bottom of the screen.
    case down
  }

  /// The direction in which two fingers turn the rotor.
  public enum Turn: String, Hashable, Codable, Sendable, CaseIterable {
    /// Clockwise.
    case right
    /// Counterclockwise.
    case left
  }

  /// The part of the screen that a tap hits.
  public enum Edge: String, Hashable, Codable, Sendable, CaseIterable {
    /// Near the top.
    case top
    /// Near the bottom.
    case bottom
  }
}

extension Gesture.Direction {
  /// The scroll direction that UIKit reports for a three-finger swipe.
  ///
  /// Horizontally it is the direction of the fingers, vertically that of the scroll bar: fingers
  /// that move up scroll down. Source: a comment in Flutter's SemanticsObject.mm; certainty B.
  var scrollDirection: AccessibilityAction.ScrollDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .down
    case .down: .up
    }
  }

  /// The scroll that reveals the content in this direction.
  var revealing: AccessibilityAction.ScrollDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .up
    case .down: .down
    }
  }
}
