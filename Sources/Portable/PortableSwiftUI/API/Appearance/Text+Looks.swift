public import PortableUIKit

extension Text {
  /// Where text is left out that does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle
  }

  /// Small letters or capitals.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }

  /// The lines below and through text.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public struct Pattern: Hashable, Sendable {
      private let number: Int

      /// One line.
      public static let solid = Pattern(number: 0)
      /// Points.
      public static let dot = Pattern(number: 1)
      /// Dashes.
      public static let dash = Pattern(number: 2)
      /// A dash and a point in turn.
      public static let dashDot = Pattern(number: 3)
      /// A dash and two points in turn.
      public static let dashDotDot = Pattern(number: 4)
    }

    private let pattern: Pattern

    /// Creates a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
    }

    /// Takes a line of UIKit.
    public init?(nsUnderlineStyle: NSUnderlineStyle) {
      self.init()
    }

    /// One line.
    public static let single = LineStyle()
  }

  /// The size of text beside other text.
  public struct Scale: Hashable, Sendable {
    private let isSecondary: Bool

    /// As large as the font says.
    public static let `default` = Scale(isSecondary: false)
    /// Smaller.
    public static let secondary = Scale(isSecondary: true)
  }
}
