public import Foundation

extension AttributeScopes {
  /// The attributes by which a text tells how it looks; they are kept and not drawn.
  public struct UIKitAttributes: AttributeScope {
    /// The typeface and size.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// The distance between letters, in points.
    public let kern: KernAttribute
    /// The distance between letters as designers measure it.
    public let tracking: TrackingAttribute
    /// The line below.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// How far the letters stand above the line, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of speech.
    public let accessibility: AccessibilityAttributes
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes
  }

  /// The attributes by which a text tells how it looks.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of looks by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
