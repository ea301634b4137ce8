public import Foundation

/// What a navigation bar shows for a screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// What happens instead of going back.
  open var backAction: UIAction?
  /// How the parts of the bar stand; it is kept and not looked at.
  open var style = UINavigationItem.ItemStyle.navigator
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// How the button that leads back shows its title.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title, or less where there is little room.
    case `default` = 0
    /// The word for back.
    case generic = 1
    /// Only an arrow; the title is still spoken.
    case minimal = 2
  }

  final weak var bar: UINavigationBar?

  /// The title.
  open var title: String? {
    didSet { bar?.showItem() }
  }
  /// A view shown instead of the title.
  open var titleView: UIView? {
    didSet { bar?.showItem() }
  }
  /// A line above the title.
  open var prompt: String?
  /// The title of the button that leads back here.
  open var backButtonTitle: String?
  /// The item of the button that leads back here.
  open var backBarButtonItem: UIBarButtonItem?
  /// Whether the button that leads back is left out.
  open var hidesBackButton = false {
    didSet { bar?.showItem() }
  }
  /// Whether the title is large.
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
  /// The buttons at the left.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.showItem() }
  }
  /// The buttons at the right, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { bar?.showItem() }
  }
  /// The first button at the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button at the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// The controller of the search field below the title.
  open var searchController: UISearchController? {
    didSet { bar?.showItem() }
  }
  /// Whether the search field goes when the content is scrolled; here it stays.
  open var hidesSearchBarWhenScrolling = true
  /// Whether buttons at the left stand beside the one that leads back.
  open var leftItemsSupplementBackButton = false
  /// How the button that leads back shows its title.
  open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
  /// The look; it is kept and not drawn.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look while nothing lies behind; it is kept and not drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The look while nothing lies behind and there is little height; it is kept and not drawn.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The look where there is little height; it is kept and not drawn.
  open var compactAppearance: UINavigationBarAppearance?

  /// Creates an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Sets the button at the right.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Sets the button at the left.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Sets the buttons at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// Sets the buttons at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Decides whether the button that leads back is left out.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}
