import CCounting

/// A greeting for someone, or for the world.
public struct Greeting: Hashable, Sendable {
  /// Who is greeted.
  public var name: String

  /// Creates a greeting; for the world unless a name is given.
  public init(_ name: String = "world") {
    self.name = name
  }

  /// The sentence.
  public var text: String {
    "Hello, \(name)!"
  }

  /// The size of the sentence in UTF-8, in bytes.
  public var size: Int {
    Int(count_bytes(text))
  }
}
