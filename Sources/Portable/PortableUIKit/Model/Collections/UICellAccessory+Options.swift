import Foundation

extension UICellAccessory {
  public enum LayoutDimension: Sendable {
    case actual, standard
    case custom(CGFloat)
  }

  public typealias DisclosureIndicatorOptions = PlainOptions<DisclosureIndicator>
  public typealias CheckmarkOptions = PlainOptions<Checkmark>
  public typealias DetailOptions = PlainOptions<Detail>
  public typealias PopUpMenuOptions = PlainOptions<PopUpMenu>
  public typealias DeleteOptions = FilledOptions<Delete>
  public typealias InsertOptions = FilledOptions<Insert>
  public typealias MultiselectOptions = FilledOptions<Multiselect>

  public enum DisclosureIndicator {}
  public enum Checkmark {}
  public enum Detail {}
  public enum PopUpMenu {}
  public enum Delete {}
  public enum Insert {}
  public enum Multiselect {}

  /// The options of an accessory that has only a color, which isn't drawn.
  ///
  /// Apple declares one type for each accessory. They share this one, and the type parameter keeps
  /// them distinct.
  @preconcurrency @MainActor public struct PlainOptions<Accessory> {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    public var tintColor: UIColor?

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

  @preconcurrency @MainActor public struct FilledOptions<Accessory> {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    public var tintColor: UIColor?
    public var backgroundColor: UIColor?

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

  @preconcurrency @MainActor public struct LabelOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    public var tintColor: UIColor?
    public var font: UIFont

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

  @preconcurrency @MainActor public struct ReorderOptions {
    public var isHidden: Bool
    public var reservedLayoutWidth: UICellAccessory.LayoutDimension?
    public var tintColor: UIColor?
    public var showsVerticalSeparator: Bool?

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
