public import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// The level of a heading.
  public enum HeadingLevelAttribute: AttributedStringKey {
    /// A level.
    public enum HeadingLevel: Int, Hashable, Codable, Sendable {
      /// No level in particular.
      case unspecified = 0
      /// The first level, the title of a page.
      case h1 = 1
      /// The second level.
      case h2 = 2
      /// The third level.
      case h3 = 3
      /// The fourth level.
      case h4 = 4
      /// The fifth level.
      case h5 = 5
      /// The sixth level.
      case h6 = 6
    }

    /// The type of the attribute's value.
    public typealias Value = HeadingLevel

    /// The name by which the attribute is stored.
    public static let name = "UIAccessibilityTextAttributeHeadingLevel"
  }
}
