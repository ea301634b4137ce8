public import Foundation

/// A rule that makes sizes follow the size of text the user prefers.
@preconcurrency @MainActor
open class UIFontMetrics: NSObject {
  private let textStyle: UIFont.TextStyle

  /// The rule of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the rule of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Gives a font in the size the user prefers.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  /// Gives a font in the size the user prefers, up to a limit in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Gives a font in the size that a device prefers.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Gives a font in the size that a device prefers, up to a limit in points.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(style: textStyle, base: font.pointSize, limit: maximumPointSize)
    return UIFont(
      fontName: font.fontName,
      pointSize: scaling.size(in: Self.category(of: traitCollection)),
      weight: font.weight,
      scaling: scaling
    )
  }

  /// Gives a length for the size of text the user prefers.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Gives a length for the size of text that a device prefers.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    FontScaling(style: textStyle, base: value).size(in: Self.category(of: traitCollection))
  }

  private static func category(of traits: UITraitCollection?) -> UIContentSizeCategory {
    traits?.preferredContentSizeCategory ?? DeviceSettings.current.contentSizeCategory
  }
}
