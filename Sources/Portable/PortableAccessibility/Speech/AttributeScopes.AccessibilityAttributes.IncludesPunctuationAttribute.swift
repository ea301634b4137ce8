public import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// Whether every punctuation mark is spoken.
  public enum IncludesPunctuationAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Bool

    /// The name by which the attribute is stored.
    public static let name = "UIAccessibilitySpeechAttributePunctuation"
  }
}
