/// Someone who remembers how often they were greeted.
public final class Guest {
  /// The name.
  public let name: String
  /// How often the guest was greeted.
  public private(set) var greetings = 0

  /// Creates a guest whom no one has greeted.
  public init(name: String) {
    self.name = name
  }

  /// Greets the guest.
  public func greet() -> Greeting {
    greetings += 1
    return Greeting(name)
  }
}
