public import AccessibilityTree

/// An element in reading order, with the place it is read in.
///
/// ```swift
/// import AccessibilityTree
/// import SpeechRules
///
/// let news = AccessibilityElement(id: ElementID(1), label: "News", traits: .link)
/// let stop = Stop(news)
/// print(stop.element.label ?? "")
/// ```
///
/// ```output
/// News
/// ```
public struct Stop: Hashable, Codable, Sendable {
  /// The element the focus stops at.
  public var element: AccessibilityElement
  /// Where the element stands.
  public var place: Place

  /// Creates a stop.
  public init(_ element: AccessibilityElement, place: Place = Place()) {
    self.element = element
    self.place = place
  }
}
