public import Foundation

@preconcurrency @MainActor open class UIFontMetrics: NSObject {
  private let textStyle: UIFont.TextStyle

  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity)
  }

  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

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

  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

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
