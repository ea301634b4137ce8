/// Where a view is while it scrolls into sight; here always in it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before it is seen.
  case topLeading
  /// While it is seen.
  case identity
  /// After it was seen.
  case bottomTrailing

  /// Whether it is seen.
  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while, and 1 after it is seen.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
