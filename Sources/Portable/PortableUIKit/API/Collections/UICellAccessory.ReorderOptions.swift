extension UICellAccessory {
  /// How a button that moves is shown; it is kept and not looked at.
  @preconcurrency @MainActor
  public struct ReorderOptions {
    /// Whether it is left out, with its room kept free.
    public var isHidden: Bool
    /// The width it is given; `nil` for the usual one.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?
    /// Whether a line stands before it.
    public var showsVerticalSeparator: Bool?

    /// Creates options.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }
}
