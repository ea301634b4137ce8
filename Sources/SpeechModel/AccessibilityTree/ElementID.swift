/// The identity of an element or container on a screen, stable as long as its object lives.
public struct ElementID: Hashable, Codable, Sendable {
  /// The number; unique within one screen.
  public let number: Int

  /// Creates an identity from its number.
  public init(_ number: Int) {
    self.number = number
  }
}
