public import Foundation

/// A layer from which small pictures fly; it is kept and not drawn.
open class CAEmitterLayer: CALayer {
  /// What flies.
  open var emitterCells: [CAEmitterCell]?
  /// The middle of the place from which it flies, in points.
  open var emitterPosition = CGPoint.zero
  /// The size of that place, in points.
  open var emitterSize = CGSize.zero
  /// The shape of that place.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// How many fly, in parts of what the cells say.
  open var birthRate: Float = 1
  /// How long they fly, in parts of what the cells say.
  open var lifetime: Float = 1
}

/// The shape of the place from which something flies.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}
