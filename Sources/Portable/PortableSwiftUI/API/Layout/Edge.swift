/// A side of an area.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where the line begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where the line ends.
  case trailing

  /// Several sides.
  public struct Set: OptionSet, Sendable {
    /// The set as a number.
    public let rawValue: Int8

    /// Creates a set from its number.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The set of one side.
    public init(_ edge: Edge) {
      self.init(rawValue: 1 << edge.rawValue)
    }

    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The side where the line begins.
    public static let leading = Set(rawValue: 2)
    /// The lower side.
    public static let bottom = Set(rawValue: 4)
    /// The side where the line ends.
    public static let trailing = Set(rawValue: 8)
    /// All sides.
    public static let all = Set(rawValue: 15)
    /// Both ends of the line.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// An end of a line.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// Where the line begins.
  case leading
  /// Where the line ends.
  case trailing
}

/// The upper or lower side.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
}
