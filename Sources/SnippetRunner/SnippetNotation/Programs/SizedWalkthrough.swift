package import SnippetMessages

/// What is seen and heard of a screen at a size of text.
package struct SizedWalkthrough: Hashable, Codable, Sendable {
  /// The size.
  package var size: TextSize
  /// The screen at that size.
  package var walkthrough: Walkthrough

  /// Creates the value of its parts.
  package init(size: TextSize, walkthrough: Walkthrough) {
    self.size = size
    self.walkthrough = walkthrough
  }
}
