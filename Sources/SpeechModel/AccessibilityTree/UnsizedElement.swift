/// An element that nobody finds on the screen, because layout gave it no width or no height.
///
/// It is no part of an accessibility tree: VoiceOver leaves out what has no size. An author has to
/// know of it, since silence would look as if nothing were there.
public struct UnsizedElement: Hashable, Codable, Sendable {
  /// The element.
  public var id: ElementID
  /// What it would say of itself: its label, else its value.
  public var text: String?
  /// The object behind the element.
  public var origin: ElementOrigin
  /// Whether it has no width.
  public var lacksWidth: Bool
  /// Whether it has no height.
  public var lacksHeight: Bool
  /// Why it has no size.
  public var cause: Cause

  /// Creates an element without a size.
  public init(
    id: ElementID,
    text: String?,
    origin: ElementOrigin,
    lacksWidth: Bool = true,
    lacksHeight: Bool = true,
    cause: Cause
  ) {
    self.id = id
    self.text = text
    self.origin = origin
    self.lacksWidth = lacksWidth
    self.lacksHeight = lacksHeight
    self.cause = cause
  }

  /// The reasons why something has no size.
  public enum Cause: Hashable, Codable, Sendable {
    /// Its frame counts, and nothing gave it one.
    case noFrame
    /// Its frame counts, although it has constraints.
    case constraintsIgnored
    /// Its constraints cannot all be satisfied.
    case contradiction
    /// Its constraints leave no room for its content.
    case noRoom
    /// Its constraints leave a length open.
    case undecided
    /// It has a size, but lies in a view of a class that has none and cuts it off.
    case cutOff(by: String)
  }
}
