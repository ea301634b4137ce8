extension NSLayoutConstraint {
  /// How the views of a visual format stand beside each other.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Their left edges are in one line.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Their right edges are in one line.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Their tops are in one line.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Their bottoms are in one line.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The edges where a line begins are in one line.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The edges where a line ends are in one line.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Their middles from left to right are in one line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Their middles from top to bottom are in one line.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The baselines of their last lines are in one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The baselines of their first lines are in one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// All bits that put something in one line.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    /// The views follow each other in the direction of a line.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    /// Distances go from edge to edge.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Distances go from baseline to baseline.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All bits of the distances.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// What is in one line, if anything is.
    var alignment: NSLayoutConstraint.Attribute? {
      (1...12).first { rawValue & (1 << UInt($0)) != 0 }.flatMap(Attribute.init(rawValue:))
    }
  }
}
