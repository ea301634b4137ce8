import Foundation

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

  /// How an arrow to another screen is shown.
  public typealias DisclosureIndicatorOptions = PlainOptions<DisclosureIndicator>
  /// How a tick is shown.
  public typealias CheckmarkOptions = PlainOptions<Checkmark>
  /// How a button for details is shown.
  public typealias DetailOptions = PlainOptions<Detail>
  /// How a button with a menu is shown.
  public typealias PopUpMenuOptions = PlainOptions<PopUpMenu>
  /// How a button that deletes is shown.
  public typealias DeleteOptions = FilledOptions<Delete>
  /// How a button that adds is shown.
  public typealias InsertOptions = FilledOptions<Insert>
  /// How a mark of choosing several is shown.
  public typealias MultiselectOptions = FilledOptions<Multiselect>

  /// An arrow to another screen, as a name for its options.
  public enum DisclosureIndicator {}
  /// A tick, as a name for its options.
  public enum Checkmark {}
  /// A button for details, as a name for its options.
  public enum Detail {}
  /// A button with a menu, as a name for its options.
  public enum PopUpMenu {}
  /// A button that deletes, as a name for its options.
  public enum Delete {}
  /// A button that adds, as a name for its options.
  public enum Insert {}
  /// A mark of choosing several, as a name for its options.
  public enum Multiselect {}
}
