public import Foundation

/// A colour in the form Core Graphics uses.
public final class CGColor: Sendable {
  /// The parts: red, green, blue and opacity, each from 0 to 1.
  public let components: [CGFloat]?

  /// Creates a colour from its parts, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }
}
