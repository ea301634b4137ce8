public import Foundation

open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    public static let traitTightLeading = SymbolicTraits(rawValue: 0x8000)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 0x10000)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont
  public let symbolicTraits: UIFontDescriptor.SymbolicTraits

  init(_ font: UIFont, traits: SymbolicTraits? = nil) {
    self.font = font
    let isBold = font.weight.rawValue >= UIFont.Weight.semibold.rawValue
    symbolicTraits = traits ?? (isBold ? .traitBold : [])
    super.init()
  }

  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let size = (attributes[.size] as? CGFloat) ?? 0
    self.init(.systemFont(ofSize: size > 0 ? size : 17))
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(.systemFont(ofSize: size))
  }

  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor { (attributes[.size] as? CGFloat).map(withSize) ?? self }

  @preconcurrency @MainActor open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  open var pointSize: CGFloat { font.pointSize }

  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    let weight: UIFont.Weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    return UIFontDescriptor(font.withWeight(weight), traits: symbolicTraits)
  }

  /// Returns the descriptor itself: all designs have the same measures here.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { self }

  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize), traits: symbolicTraits)
  }
}

extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      fontName: font.fontName,
      pointSize: pointSize > 0 ? pointSize : font.pointSize,
      weight: font.weight,
      textStyle: font.textStyle
    )
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  public var familyName: String { fontName }

  func withWeight(_ weight: UIFont.Weight) -> UIFont {
    UIFont(fontName: fontName, pointSize: pointSize, weight: weight, textStyle: textStyle)
  }

  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont { systemFont(ofSize: fontSize, weight: weight) }
}

extension UIFontDescriptor {
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
  }

  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
  }
}
