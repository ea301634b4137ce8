public import Foundation

/// Core Foundation's list, as an array of Swift.
public typealias CFArray = [Any]

/// Colours that run into each other; they are not drawn.
public final class CGGradient: Sendable {
  /// Creates a run of colours with their places, from 0 to 1.
  public init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: [CGFloat]?
  ) {
    guard !colors.isEmpty else { return nil }
  }
}

/// Where a run of colours goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Before the first colour.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// After the last one.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

extension CGContext {
  /// Draws colours along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}

  /// Draws colours from one circle to another.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
}
