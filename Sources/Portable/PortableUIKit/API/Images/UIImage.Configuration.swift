public import Foundation

extension UIImage {
  /// How a picture adapts to its place; it is kept and not looked at.
  open class Configuration: NSObject {}

  /// How a symbol adapts to its place; it is kept and not looked at.
  open class SymbolConfiguration: UIImage.Configuration {
    /// Creates a configuration from a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init()
    }

    /// Creates a configuration from a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init()
    }

    /// Creates a configuration from a size in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat,
      weight: UIImage.SymbolWeight,
      scale: UIImage.SymbolScale
    ) {
      self.init()
    }

    /// Creates a configuration from a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init()
    }

    /// Creates a configuration from a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init()
    }

    /// Creates a configuration from a font.
    public convenience init(font: UIFont) {
      self.init()
    }

    /// Creates a configuration from a font and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init()
    }

    /// Creates a configuration from a text style and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init()
    }

    /// Creates a configuration from the colours of a symbol's layers.
    public convenience init(paletteColors: [UIColor]) {
      self.init()
    }

    /// Creates a configuration from a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init()
    }

    /// Creates a configuration from a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
    }
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// As the place demands.
    case unspecified = 0
    /// The thinnest lines.
    case ultraLight = 1
    /// Thin lines.
    case thin = 2
    /// Lines a little thinner than ordinary ones.
    case light = 3
    /// Ordinary lines.
    case regular = 4
    /// Lines a little thicker than ordinary ones.
    case medium = 5
    /// Lines between medium and bold.
    case semibold = 6
    /// Bold lines.
    case bold = 7
    /// Very bold lines.
    case heavy = 8
    /// The boldest lines.
    case black = 9
  }

  /// The size of a symbol beside a text.
  public enum SymbolScale: Int, Sendable {
    /// As usual.
    case `default` = -1
    /// Not known.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Medium.
    case medium = 2
    /// Large.
    case large = 3
  }
}
