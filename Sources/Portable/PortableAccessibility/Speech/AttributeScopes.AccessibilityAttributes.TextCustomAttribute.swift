public import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// Attributes of the app's own.
  public enum TextCustomAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = [String]

    /// The name by which the attribute is stored.
    public static let name = "UIAccessibilityTextAttributeCustom"
  }
}
