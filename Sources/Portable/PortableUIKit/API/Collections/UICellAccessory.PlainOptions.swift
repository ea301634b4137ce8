extension UICellAccessory {
  /// How an accessory is shown that has nothing but a colour; it is kept and not looked at.
  ///
  /// Apple has a type for each accessory; what they share stands here once, and the accessory keeps
  /// them apart.
  @preconcurrency @MainActor
  public struct PlainOptions<Accessory> {
    /// Whether it is left out, with its room kept free.
    public var isHidden: Bool
    /// The width it is given; `nil` for the usual one.
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    /// The colour.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      isHidden: Bool = false,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }
}
