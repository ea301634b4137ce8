/// How something moves; nothing moves here.
public struct Animation: Hashable, Sendable {
  /// `default`.
  public static let `default` = Animation()
  /// Linear.
  public static let linear = Animation()
  /// Ease in.
  public static let easeIn = Animation()
  /// Ease out.
  public static let easeOut = Animation()
  /// Ease in out.
  public static let easeInOut = Animation()
  /// Spring.
  public static let spring = Animation()
  /// Bouncy.
  public static let bouncy = Animation()
  /// Smooth.
  public static let smooth = Animation()
  /// Snappy.
  public static let snappy = Animation()

  /// Linear.
  public static func linear(duration: Double) -> Animation { Animation() }
  /// Ease in.
  public static func easeIn(duration: Double) -> Animation { Animation() }
  /// Ease out.
  public static func easeOut(duration: Double) -> Animation { Animation() }
  /// Ease in out.
  public static func easeInOut(duration: Double) -> Animation { Animation() }

  /// Spring.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: Double = 0
  ) -> Animation {
    Animation()
  }

  /// Interpolating spring.
  public static func interpolatingSpring(stiffness: Double, damping: Double) -> Animation {
    Animation()
  }

  /// Delay.
  public func delay(_ delay: Double) -> Animation { self }
  /// Speed.
  public func speed(_ speed: Double) -> Animation { self }
  /// Repeat forever.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
  /// Repeat count.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { self }
}

/// What belongs to a change of state; nothing of it is looked at here.
public struct Transaction: Sendable {
  /// How the change moves.
  public var animation: Animation?
  /// Whether nothing is to move.
  public var disablesAnimations = false

  /// Creates one.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}

/// Changes something; nothing moves here.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Changes something; nothing moves here.
public func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
