public import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// Whether the text is spelled letter by letter.
  public enum SpellOutAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Bool

    /// The name by which the attribute is stored.
    public static let name = "UIAccessibilitySpeechAttributeSpellOut"
  }
}
