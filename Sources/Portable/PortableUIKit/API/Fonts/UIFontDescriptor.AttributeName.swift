extension UIFontDescriptor {
  /// The name of something that a description has.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Takes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the family of typefaces.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of the typeface.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The kind within the family.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size, in points.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// What sets the typeface apart.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// What the typeface can do.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The style of text.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The typefaces that stand in for it.
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// The name of something that sets a typeface apart.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Takes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// All of it in one number.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// How bold it is.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// How wide it is.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How slanted it is.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The name of a part of what a typeface can do.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Takes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The kind of what it can do.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The choice within the kind.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}
