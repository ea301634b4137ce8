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

    /// Creates a configuration from a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init()
    }
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    /// As the place demands.
    case unspecified = 0
    /// Ordinary lines.
    case regular = 4
    /// Lines a little thicker than ordinary ones.
    case medium = 5
    /// Lines between medium and bold.
    case semibold = 6
    /// Bold lines.
    case bold = 7
  }
}
