public import Foundation

/// Colours that turn into each other.
public struct Gradient: Hashable, Sendable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place, from 0 to 1.
    public var location: CGFloat

    /// Creates one.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Takes colours with their places.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Takes colours that share the room.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient: ShapeStyle {
  /// The first of the colours.
  public var plainColor: Color { stops.first?.color ?? .clear }
}
