public import Foundation

@available(iOS 18.0, *)
@preconcurrency @MainActor open class UITab: NSObject {
  public enum Placement: Int, Sendable {
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  private final let provider: ((UITab) -> UIViewController)?
  private final var made: UIViewController?
  final let item: UITabBarItem

  public let identifier: String
  open var title: String { didSet { item.title = title } }
  open var image: UIImage? { didSet { item.image = image } }
  open var subtitle: String?
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  open var isHidden = false { didSet { tabBarController?.showTabs() } }
  open var allowsHiding = false
  open var preferredPlacement = UITab.Placement.automatic
  open var userInfo: Any?
  open internal(set) weak var tabBarController: UITabBarController?
  open internal(set) weak var parent: UITabGroup?

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

  open var viewController: UIViewController? {
    if made == nil { made = provider?(self) }
    return made
  }

  open var managingNavigationController: UINavigationController? {
    viewController as? UINavigationController ?? viewController?.navigationController
  }

  open var hasVisiblePlacement: Bool { !isHidden }
  var shownController: UIViewController? { viewController }
}

@available(iOS 18.0, *)
@preconcurrency @MainActor open class UITabGroup: UITab {
  open var children: [UITab] { didSet { adoptChildren() } }
  open weak var selectedChild: UITab?
  open var defaultChildIdentifier: String?
  open var managedNavigationController: UINavigationController?

  public init(
    title: String,
    image: UIImage?,
    identifier: String,
    children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title,
      image: image,
      identifier: identifier,
      viewControllerProvider: viewControllerProvider
    )
    adoptChildren()
  }

  override var shownController: UIViewController? {
    let chosen =
      selectedChild ?? children.first { $0.identifier == defaultChildIdentifier }
      ?? (viewController == nil ? children.first : nil)
    return chosen?.shownController ?? viewController
  }

  private func adoptChildren() {
    for child in children { child.parent = self }
  }
}

@available(iOS 18.0, *)
@preconcurrency @MainActor open class UISearchTab: UITab {
  @available(iOS 26.0, *)
  open var automaticallyActivatesSearch: Bool {
    get { activatesSearch }
    set { activatesSearch = newValue }
  }
  private final var activatesSearch = false

  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: SystemString.search.text,
      image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider
    )
  }
}
