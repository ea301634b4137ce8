public import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// The pitch, from 0 to 2; 1 is normal.
  public enum AdjustedPitchAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Double

    /// The name by which the attribute is stored.
    public static let name = "UIAccessibilitySpeechAttributePitch"
  }
}
