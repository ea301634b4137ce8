/// A message for the diary of the app, whose values may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// A message that is put together; its values are not looked at.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins a message.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a text.
    public mutating func appendLiteral(_ literal: String) {}

    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value,
      privacy: OSLogPrivacy = .auto
    ) {}
  }

  /// Creates a message from a text.
  public init(stringLiteral value: String) {}

  /// Creates a message that was put together.
  public init(stringInterpolation: StringInterpolation) {}
}
