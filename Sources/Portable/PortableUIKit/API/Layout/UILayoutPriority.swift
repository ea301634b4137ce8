/// How important a constraint is, from 1 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Creates a priority from its number.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from its number.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Must be kept.
  public static let required = UILayoutPriority(1000)
  /// The strength with which a button keeps its content whole.
  public static let defaultHigh = UILayoutPriority(750)
  /// The strength with which a button holds its content close.
  public static let defaultLow = UILayoutPriority(250)
  /// The strength with which a view is fitted to a size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority {
  /// The strength with which a dragged window keeps its size.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The strength with which a window keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The strength with which a drag leaves a window its size.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
}
