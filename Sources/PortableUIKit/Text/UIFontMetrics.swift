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
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// Gives a font in the size the user prefers, up to a limit in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.withSize(min(scaledValue(for: font.pointSize), maximumPointSize))
  }

  /// Gives a length for the size of text the user prefers.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    let sizes = textStyle.pointSizes
    let scale = sizes[DeviceSettings.current.contentSizeCategory.step] / sizes[3]
    return (value * scale * 3).rounded() / 3
  }
}
