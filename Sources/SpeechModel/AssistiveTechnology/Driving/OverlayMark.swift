public import AccessibilityTree

/// Something that an assistive technology shows over the screen: the name or number beside an element,
/// or the frame around what it is at.
///
/// ```swift
/// import AccessibilityTree
/// import AssistiveTechnology
///
/// let button = Rect(x: 16, y: 100, width: 120, height: 44)
/// print(OverlayMark(text: "Buy", frame: button).text)
/// ```
///
/// ```output
/// Buy
/// ```
public struct OverlayMark: Hashable, Codable, Sendable {
  /// What the mark reads; empty for a frame without words.
  public var text: String
  /// What it belongs to, in points of the screen.
  public var frame: Rect

  /// Creates a mark.
  public init(text: String = "", frame: Rect) {
    self.text = text
    self.frame = frame
  }
}
