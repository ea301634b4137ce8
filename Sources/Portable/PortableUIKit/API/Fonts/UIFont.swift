public import Foundation

/// A typeface in a size.
open class UIFont: NSObject, @unchecked Sendable {
  /// The name of the typeface.
  public let fontName: String
  /// The size, in points.
  public let pointSize: CGFloat
  let weight: UIFont.Weight
  let textStyle: UIFont.TextStyle?
  let scaling: FontScaling?

  init(
    fontName: String,
    pointSize: CGFloat,
    weight: UIFont.Weight = .regular,
    textStyle: UIFont.TextStyle? = nil,
    scaling: FontScaling? = nil
  ) {
    self.fontName = fontName
    self.pointSize = pointSize
    self.weight = weight
    self.textStyle = textStyle
    self.scaling = scaling
    super.init()
  }

  /// Creates a font by the name of its typeface; every name is known.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(fontName: fontName, pointSize: fontSize)
  }

  /// Tells whether another object is the same typeface in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && textStyle == other.textStyle
  }

  /// A number that is the same for the same typefaces in the same size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    return hasher.finalize()
  }

  /// The height of a line, in points; that of the system font.
  open var lineHeight: CGFloat { pointSize * 1.193_359_375 }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { pointSize * 0.952_148_437_5 }
  /// The depth below the baseline, in points, as a negative number.
  open var descender: CGFloat { pointSize * -0.241_210_937_5 }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * 0.704_589_843_75 }

  /// The size of text on buttons, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size of text on labels, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size of the system's text, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size of the system's small text, in points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// Gives the system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// Gives the system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(fontName: ".SFUI", pointSize: fontSize, weight: weight)
  }

  /// Gives the bold system font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Gives the slanted system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize)
  }

  /// Gives the system font whose digits are equally wide.
  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Gives the font for a style in the size the user prefers.
  @preconcurrency @MainActor
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferred(style, in: DeviceSettings.current.contentSizeCategory)
  }

  /// Gives the font of a style in the size of text that a device prefers.
  @MainActor
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = traitCollection?.preferredContentSizeCategory
    guard let category, category != .unspecified else { return preferredFont(forTextStyle: style) }
    return preferred(style, in: category)
  }

  /// Gives the same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, pointSize: fontSize, weight: weight)
  }

  static func preferred(_ style: TextStyle, in category: UIContentSizeCategory) -> UIFont {
    UIFont(
      fontName: ".SFUI",
      pointSize: style.pointSizes[category.step],
      weight: style == .headline ? .semibold : .regular,
      textStyle: style
    )
  }
}
