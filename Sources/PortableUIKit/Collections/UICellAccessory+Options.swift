public import Foundation

extension UICellAccessory {
  /// The width that an accessory is given.
  public enum LayoutDimension: Sendable {
    /// As wide as it is.
    case actual
    /// The usual width.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// How an arrow to another screen is shown; it is kept and not looked at.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
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

  /// How a tick is shown; it is kept and not looked at.
  @preconcurrency @MainActor
  public struct CheckmarkOptions {
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

  /// How a button for details is shown; it is kept and not looked at.
  @preconcurrency @MainActor
  public struct DetailOptions {
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

  /// How a button that deletes is shown; it is kept and not looked at.
  @preconcurrency @MainActor
  public struct DeleteOptions {
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

  /// How a button that adds is shown; it is kept and not looked at.
  @preconcurrency @MainActor
  public struct InsertOptions {
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

  /// How a mark of choosing several is shown; it is kept and not looked at.
  @preconcurrency @MainActor
  public struct MultiselectOptions {
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

  /// How a button with a menu is shown; it is kept and not looked at.
  @preconcurrency @MainActor
  public struct PopUpMenuOptions {
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
