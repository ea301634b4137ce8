/// A surface of glass, of which nothing is heard.
public struct Glass: Equatable, Sendable {
  /// Through which what is behind can be guessed.
  public static let regular = Glass()
  /// Through which what is behind can be seen.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass()

  /// Gives it a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Lets it answer touches by its looks.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
