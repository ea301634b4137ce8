extension UICellAccessory {
  /// How an accessory is shown that has a colour behind it, too; it is kept and not looked at.
  @preconcurrency @MainActor
  public struct FilledOptions<Accessory> {
    /// Whether it is left out, with its room kept free.
    public var isHidden: Bool
    /// The width it is given; `nil` for the usual one.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?
    /// The colour behind it.
    public var backgroundColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
}
