import Foundation

/// Something that stands at the edge of a cell in a list.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// When an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// While the list is edited.
    case whenEditing
    /// While the list is not edited.
    case whenNotEditing
  }

  /// The edge of the cell.
  public enum Placement {
    /// Where a line begins.
    case leading(displayed: DisplayedState = .always)
    /// Where a line ends.
    case trailing(displayed: DisplayedState = .always)
  }

  /// How a view of the app is shown.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The edge of the cell.
    public let placement: Placement
    /// Whether the view is left out, with its room kept free.
    public let isHidden: Bool

    /// Creates a configuration.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool = false,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
    }
  }

  /// How an arrow of an outline is shown.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// How an arrow answers a touch.
    public enum Style: Sendable {
      /// As the system decides.
      case automatic
      /// A touch on the cell folds it.
      case header
      /// A touch on the arrow folds the cell.
      case cell
    }

    /// How the arrow answers a touch.
    public var style: Style
    /// Whether it is left out, with its room kept free; it is not looked at.
    public var isHidden: Bool
    /// The colour; it is not looked at.
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic,
      isHidden: Bool = false,
      reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.tintColor = tintColor
    }
  }

  /// What an accessory is.
  enum Kind {
    case disclosureIndicator
    case outlineDisclosure
    case checkmark
    case detail(() -> Void)
    case delete(() -> Void)
    case insert(() -> Void)
    case reorder
    case multiselect
    case label(String)
    case popUpMenu(UIMenu, ((UIMenu) -> Void)?)
    case custom(CustomViewConfiguration)
  }

  let kind: Kind
  let displayed: DisplayedState

  private init(_ kind: Kind, _ displayed: DisplayedState) {
    self.kind = kind
    self.displayed = displayed
  }

  /// Gives an arrow to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed) }

  /// Gives an arrow that folds what is below.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.outlineDisclosure, displayed) }

  /// Gives a tick.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(.checkmark, displayed)
  }

  /// Gives a button for details.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.detail(actionHandler ?? {}), displayed) }

  /// Gives a button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.delete(actionHandler ?? {}), displayed) }

  /// Gives a button that adds.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory { UICellAccessory(.insert(actionHandler ?? {}), displayed) }

  /// Gives a button that moves.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed)
  }

  /// Gives a mark of choosing several.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    UICellAccessory(.multiselect, displayed)
  }

  /// Gives a text.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory { UICellAccessory(.label(text), displayed) }

  /// Gives a button that shows a choice and opens a menu of what can be chosen.
  @available(iOS 17.0, *)
  public static func popUpMenu(
    _ menu: UIMenu,
    displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: ((UIMenu) -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(.popUpMenu(menu, selectedElementDidChangeHandler), displayed)
  }

  /// Gives a view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState =
      switch configuration.placement {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    return UICellAccessory(.custom(configuration), displayed)
  }
}
