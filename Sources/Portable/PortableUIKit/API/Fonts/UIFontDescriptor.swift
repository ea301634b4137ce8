public import Foundation

/// A description of a typeface.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// What sets a typeface apart.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// All letters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Lines closer together.
    public static let traitTightLeading = SymbolicTraits(rawValue: 0x8000)
    /// Lines further apart.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 0x10000)
  }

  /// The look of the system's typeface.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a look from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// All letters equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  let font: UIFont
  /// What sets the typeface apart.
  public let symbolicTraits: UIFontDescriptor.SymbolicTraits

  init(_ font: UIFont, traits: SymbolicTraits? = nil) {
    self.font = font
    let isBold = font.weight.rawValue >= UIFont.Weight.semibold.rawValue
    symbolicTraits = traits ?? (isBold ? .traitBold : [])
    super.init()
  }

  /// Creates a description out of what it is to have; name, size and style count.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    let size = (attributes[.size] as? CGFloat) ?? 0
    self.init(.systemFont(ofSize: size > 0 ? size : 17))
  }

  /// Creates a description with a name and a size, in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(.systemFont(ofSize: size))
  }

  /// Gives the description with more of what it is to have; only the size counts.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    (attributes[.size] as? CGFloat).map(withSize) ?? self
  }

  /// Gives the description of a style in the size the user prefers.
  @preconcurrency @MainActor
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// The size, in points.
  open var pointSize: CGFloat { font.pointSize }

  /// Gives the description with what sets it apart.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    let weight: UIFont.Weight = symbolicTraits.contains(.traitBold) ? .bold : .regular
    return UIFontDescriptor(font.withWeight(weight), traits: symbolicTraits)
  }

  /// Gives the description with another look; all looks are measured alike here.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? { self }

  /// Gives the description with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize), traits: symbolicTraits)
  }
}

extension UIFont {
  /// Creates a font from a description; a size of 0 keeps that of the description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    self.init(
      fontName: font.fontName,
      pointSize: pointSize > 0 ? pointSize : font.pointSize,
      weight: font.weight,
      textStyle: font.textStyle
    )
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  /// The name of the family of typefaces.
  public var familyName: String { fontName }

  func withWeight(_ weight: UIFont.Weight) -> UIFont {
    UIFont(fontName: fontName, pointSize: pointSize, weight: weight, textStyle: textStyle)
  }

  /// Gives the system font with letters of equal width.
  public class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
