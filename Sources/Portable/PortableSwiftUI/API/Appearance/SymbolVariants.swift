/// Which of its forms a symbol takes; its word is that of its name.
public struct SymbolVariants: Hashable, Sendable {
  /// As it is.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants()
  /// In a square.
  public static let square = SymbolVariants()
  /// In a rectangle.
  public static let rectangle = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants()
  /// Struck out.
  public static let slash = SymbolVariants()

  /// In a circle.
  public var circle: SymbolVariants { self }
  /// In a square.
  public var square: SymbolVariants { self }
  /// In a rectangle.
  public var rectangle: SymbolVariants { self }
  /// Filled.
  public var fill: SymbolVariants { self }
  /// Struck out.
  public var slash: SymbolVariants { self }
}
