public import Foundation

@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable { case plain, bordered, done }

  open var style = UIBarButtonItem.Style.plain
  open weak var target: AnyObject?
  open var action: Selector?
  open var primaryAction: UIAction?
  open var menu: UIMenu?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var possibleTitles: Set<String>?
  open var changesSelectionAsPrimaryAction = false
  open var isSelected = false
  open var isHidden = false
  open var tintColor: UIColor?
  final var systemItem: UIBarButtonItem.SystemItem?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  public convenience init(
    image: UIImage?,
    style: UIBarButtonItem.Style = .plain,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(
    barButtonSystemItem systemItem: UIBarButtonItem.SystemItem,
    target: Any?,
    action: Selector?
  ) {
    self.init(title: nil, style: .plain, target: target, action: action)
    self.systemItem = systemItem
  }

  public convenience init(
    systemItem: UIBarButtonItem.SystemItem,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  @_disfavoredOverload public convenience init(
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

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  // Whether the item is empty space that fills the remaining width.
  final var isFlexibleSpace: Bool { systemItem == .flexibleSpace }
  // Whether the item is empty space, flexible or fixed.
  final var isSpace: Bool { systemItem?.isSpace ?? false }

  override var builtInLabel: String? { super.builtInLabel ?? systemItem?.title }

  // Like a button with a menu; captures of iOS 27.0 for the button, certainty C for the item.
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
    if action != nil { HandlerLog.noteCall() }
    _ = action?.perform(on: target, sender: self)
    return primaryAction != nil || action != nil
  }
}
