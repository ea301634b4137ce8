import AccessibilityTree

extension AccessibilityElement {
  /// Whether the element is a heading, by its trait or by the level in its label's attributes.
  package var isHeading: Bool { traits.contains(.header) || headingLevel != nil }
}
