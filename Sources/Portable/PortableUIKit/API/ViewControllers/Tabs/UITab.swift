public import Foundation

/// A tab of a tab bar controller, as a value of its own since iOS 18.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UITab: NSObject {
  /// Where the user finds a tab.
  public enum Placement: Int, Sendable {
    /// Where the system puts it.
    case automatic = 0
    /// Where it can be removed from the bar.
    case `default` = 1
    /// Where it is not in the bar at first.
    case optional = 2
    /// Where it can be moved, not removed.
    case movable = 3
    /// Always in the bar.
    case pinned = 4
    /// Always at its place in the bar.
    case fixed = 5
    /// Only in the side bar.
    case sidebarOnly = 6
  }

  private final let provider: ((UITab) -> UIViewController)?
  private final var made: UIViewController?
  /// The item that stands for the tab in a bar.
  final let item: UITabBarItem

  /// The name by which the app knows the tab.
  public let identifier: String
  /// The title.
  open var title: String {
    didSet { item.title = title }
  }
  /// The picture.
  open var image: UIImage? {
    didSet { item.image = image }
  }
  /// The text below the title in a side bar; it is kept and not shown.
  open var subtitle: String?
  /// The text in the corner.
  open var badgeValue: String? {
    didSet { item.badgeValue = badgeValue }
  }
  /// Whether the tab is left out.
  open var isHidden = false {
    didSet { tabBarController?.showTabs() }
  }
  /// Whether the user may leave the tab out.
  open var allowsHiding = false
  /// Where the user finds the tab; it is kept and not looked at.
  open var preferredPlacement = UITab.Placement.automatic
  /// What the app wants to remember.
  open var userInfo: Any?
  /// The controller of the tabs.
  open internal(set) weak var tabBarController: UITabBarController?
  /// The group the tab is in.
  open internal(set) weak var parent: UITabGroup?

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The picture.
  ///   - identifier: The name by which the app knows the tab.
  ///   - viewControllerProvider: Makes the controller when it is shown for the first time.
  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, tag: 0)
    super.init()
  }

  /// The controller; asking for it makes it.
  open var viewController: UIViewController? {
    if made == nil { made = provider?(self) }
    return made
  }

  /// The stack of screens that shows the controller, if it is in one.
  open var managingNavigationController: UINavigationController? {
    viewController as? UINavigationController ?? viewController?.navigationController
  }

  /// Whether the tab can be seen.
  open var hasVisiblePlacement: Bool { !isHidden }

  /// What the tab and the tabs in it show: the one chosen in a group.
  var shownController: UIViewController? { viewController }
}
