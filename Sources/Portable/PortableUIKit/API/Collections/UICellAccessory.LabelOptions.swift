extension UICellAccessory {
  /// How a text is shown; it is kept and not looked at.
  @preconcurrency @MainActor
  public struct LabelOptions {
    /// Whether it is left out, with its room kept free.
    public var isHidden: Bool
    /// The width it is given; `nil` for the usual one.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?
    /// The typeface and size.
    public var font: UIFont

    /// Creates options.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont = .preferredFont(forTextStyle: .body)
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
    }
  }
}
