/// How a symbol moves; nothing moves here.
public struct SymbolEffect: Sendable {
  /// Bounces.
  public static let bounce = SymbolEffect()
  /// Pulses.
  public static let pulse = SymbolEffect()
  /// Changes its colour part by part.
  public static let variableColor = SymbolEffect()
  /// Grows.
  public static let scale = SymbolEffect()
  /// Turns.
  public static let rotate = SymbolEffect()
  /// Wiggles.
  public static let wiggle = SymbolEffect()
  /// Breathes.
  public static let breathe = SymbolEffect()
  /// Comes.
  public static let appear = SymbolEffect()
  /// Goes.
  public static let disappear = SymbolEffect()
  /// Makes room for another one.
  public static let replace = SymbolEffect()
  /// Is drawn.
  public static let drawOn = SymbolEffect()
  /// Is taken back.
  public static let drawOff = SymbolEffect()

  /// Goes up.
  public var up: SymbolEffect { self }
  /// Goes down.
  public var down: SymbolEffect { self }
  /// Moves layer by layer.
  public var byLayer: SymbolEffect { self }
  /// Moves as a whole.
  public var wholeSymbol: SymbolEffect { self }
  /// Goes down and up.
  public var downUp: SymbolEffect { self }
  /// Goes up and up.
  public var upUp: SymbolEffect { self }
  /// Goes off and up.
  public var offUp: SymbolEffect { self }
  /// Changes as if by magic.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// Begins anew at its end.
  public var iterative: SymbolEffect { self }
  /// Turns back at its end.
  public var reversing: SymbolEffect { self }
}
