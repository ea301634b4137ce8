/// A way through elements of one kind that an app offers in the rotor.
public struct CustomRotor: Hashable, Codable, Sendable {
  /// The name that is spoken; empty for a rotor of the system.
  public var name: String
  /// The rotor of the system whose results the app gives, if it is none of the app's own.
  public var system: SystemRotor?
  /// Whether the element itself offers it, and not something that contains the element.
  public var isOwn: Bool

  /// Creates a rotor.
  public init(name: String, system: SystemRotor? = nil, isOwn: Bool = true) {
    self.name = name
    self.system = system
    self.isOwn = isOwn
  }

  /// The direction in which results are looked for.
  public enum Direction: String, Hashable, Codable, Sendable {
    /// Towards the end.
    case next
    /// Towards the beginning.
    case previous
  }
}
