package import AccessibilityTree

/// What was found out about the elements of a screen beside what is spoken.
package struct ScreenFacts: Hashable, Codable, Sendable {
  /// The objects behind the elements.
  package var origins: [ElementID: ElementOrigin]
  /// The adjustable elements whose value stayed when they were asked to change it.
  package var stuck: Set<ElementID>
  /// The texts whose colours are known.
  package var texts: [ColoredText]

  /// Creates facts.
  package init(
    origins: [ElementID: ElementOrigin] = [:],
    stuck: Set<ElementID> = [],
    texts: [ColoredText] = []
  ) {
    self.origins = origins
    self.stuck = stuck
    self.texts = texts
  }
}
