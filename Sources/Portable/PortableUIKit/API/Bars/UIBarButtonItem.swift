public import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The look of a button in a bar.
  public enum Style: Int, Sendable {
    /// Plain.
    case plain = 0
    /// With a border.
    case bordered = 1
    /// That of the action that completes something.
    case done = 2
  }

  /// The look.
  open var style = UIBarButtonItem.Style.plain
  /// The object whose method is called.
  open weak var target: AnyObject?
  /// The method to be called.
  open var action: Selector?
  /// The action to be performed.
  open var primaryAction: UIAction?
  /// The menu.
  open var menu: UIMenu?
  /// A view shown instead of a button.
  open var customView: UIView?
  /// The width, in points; 0 means that of the content.
  open var width: CGFloat = 0
  /// The titles that may come to stand here.
  open var possibleTitles: Set<String>?
  /// Whether the menu's chosen entry gives the title; it is kept and not looked at.
  open var changesSelectionAsPrimaryAction = false
  /// Whether the item is chosen.
  open var isSelected = false
  /// Whether the item is left out.
  open var isHidden = false
  /// The colour.
  open var tintColor: UIColor?
  final var systemItem: UIBarButtonItem.SystemItem?

  /// Creates an empty item.
  public override init() {
    super.init()
  }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates an item with a title.
  public convenience init(
    title: String?,
    style: UIBarButtonItem.Style = .plain,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Creates an item with a picture.
  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style = .plain,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates an item of the system.
  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  /// Creates an item of the system with an action.
  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item with a title, a picture and a menu, which calls a method.
  @_disfavoredOverload
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    target: AnyObject? = nil,
    action: Selector? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Creates an item with an action, whose title and picture it takes over.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an empty space of a width, in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Sets the look of the title in a state; it is not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  /// Creates an empty space that takes what room is left.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  // Whether the item is empty space that takes what room is left.
  final var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
  // Whether the item is only empty space.
  final var isSpace: Bool { systemItem?.isSpace ?? false }

  override var builtInLabel: String? { super.builtInLabel ?? systemItem?.title }

  // As a button with a menu; captures of iOS 27.0 for the button, certainty C for the item.
  override var builtInTraits: UIAccessibilityTraits {
    ownMenu == nil ? super.builtInTraits : super.builtInTraits.union(.popUpButton)
  }

  // The menu that a touch opens.
  private final var ownMenu: UIMenu? { primaryAction == nil && action == nil ? menu : nil }

  override func touch() -> Bool {
    guard isEnabled else { return false }
    if let menu = ownMenu, let itemView {
      return itemView.open(menu) {}
    }
    primaryAction?.perform(sender: self)
    _ = action?.perform(on: target, sender: self)
    return primaryAction != nil || action != nil
  }
}
