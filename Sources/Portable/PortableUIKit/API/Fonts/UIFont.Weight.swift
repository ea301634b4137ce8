public import Foundation

extension UIFont {
  /// The thickness of the letters.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The thickness from -1 to 1; 0 is regular.
    public var rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The thinnest letters.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// Thin letters.
    public static let thin = Weight(rawValue: -0.6)
    /// Light letters.
    public static let light = Weight(rawValue: -0.4)
    /// Ordinary letters.
    public static let regular = Weight(rawValue: 0)
    /// Letters a little thicker than ordinary ones.
    public static let medium = Weight(rawValue: 0.23)
    /// Letters between medium and bold.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold letters.
    public static let bold = Weight(rawValue: 0.4)
    /// Heavy letters.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest letters.
    public static let black = Weight(rawValue: 0.62)
  }
}
