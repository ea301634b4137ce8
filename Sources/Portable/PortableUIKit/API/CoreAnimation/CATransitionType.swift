/// How a layer goes from one state to another.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What was fades away.
  public static let fade = CATransitionType(rawValue: "fade")
  /// What comes moves over what was.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// What comes pushes what was away.
  public static let push = CATransitionType(rawValue: "push")
  /// What was moves away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}
