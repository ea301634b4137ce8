package import AccessibilityTree

/// What was found out about the elements of a screen beside what is spoken.
package struct ScreenFacts: Hashable, Codable, Sendable {
  /// The objects behind the elements.
  package var origins: [ElementID: ElementOrigin]
  /// The adjustable elements whose value stayed when they were asked to change it.
  package var stuck: Set<ElementID>

  /// Creates facts.
  package init(origins: [ElementID: ElementOrigin] = [:], stuck: Set<ElementID> = []) {
    self.origins = origins
    self.stuck = stuck
  }
}
