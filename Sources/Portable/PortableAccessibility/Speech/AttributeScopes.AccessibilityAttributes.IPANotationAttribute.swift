public import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// The pronunciation, in the letters of the International Phonetic Alphabet.
  public enum IPANotationAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = String

    /// The name by which the attribute is stored.
    public static let name = "UIAccessibilitySpeechAttributeIPANotation"
  }
}
