import AccessibilityTree

/// Something a VoiceOver user does.
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
  /// Go to the next element.
  case swipeRight
  /// Go to the element before.
  case swipeLeft
  /// One step up in what the rotor is set to: raise the value, choose the action before.
  case swipeUp
  /// One step down in what the rotor is set to: lower the value, choose the next action.
  case swipeDown
  /// Activate the element or the chosen action.
  case doubleTap
  /// Double-tap the element, as one would without VoiceOver.
  case tripleTap
  /// Touch and hold the element.
  case doubleTapAndHold
  /// Explore by touch until the element with this label is reached.
  case touch(String)
  /// Read everything from the top (two fingers up).
  case readFromTop
  /// Read everything from the focus on (two fingers down).
  case readFromHere
  /// Pause or resume speech (two-finger tap).
  case pauseSpeech
  /// Do the most important thing (two-finger double tap).
  case magicTap
  /// Go back or close (a Z with two fingers).
  case scrub
  /// Turn the rotor by one setting.
  case turnRotor(Turn)
  /// Turn the rotor to the setting with this name.
  case rotor(String)
  /// Scroll by a page; the direction is the one the fingers move in.
  case threeFingerSwipe(Direction)
  /// Go to the first or the last element.
  case fourFingerTap(Edge)
  /// Say the current element again.
  case read
  /// Type a text into the element.
  case type(String)
  /// Let a time pass, in seconds.
  case wait(seconds: Double)

  /// The direction a finger moves in.
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

  /// The part of the screen a tap falls on.
  public enum Edge: String, Hashable, Codable, Sendable, CaseIterable {
    /// Near the top.
    case top
    /// Near the bottom.
    case bottom
  }
}

extension Gesture.Direction {
  /// The direction that UIKit names for a swipe of three fingers.
  ///
  /// Sideways it is the direction of the fingers, vertically that of the scroll bar: fingers that
  /// move up scroll down. Source: a comment in Flutter's SemanticsObject.mm; certainty B.
  var scrollDirection: AccessibilityAction.ScrollDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .down
    case .down: .up
    }
  }

  /// The scroll that brings what lies in this direction into sight.
  var revealing: AccessibilityAction.ScrollDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up: .up
    case .down: .down
    }
  }
}
