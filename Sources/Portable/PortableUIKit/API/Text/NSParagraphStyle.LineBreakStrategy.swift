extension NSParagraphStyle {
  /// Where lines may break.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A line may be made shorter so that the last one is not too short.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean breaks between words only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// As the system does in its own texts.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
