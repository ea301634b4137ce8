/// An action that an element offers beside its activation.
public struct CustomAction: Hashable, Codable, Sendable {
  /// The name that is spoken when the action is chosen.
  public var name: String

  /// Creates an action from its name.
  public init(name: String) {
    self.name = name
  }
}
