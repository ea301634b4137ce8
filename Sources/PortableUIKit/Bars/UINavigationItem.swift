public import Foundation

/// What a navigation bar shows for a screen.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// Whether the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
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
  /// The controller of the search field; it is kept and not shown.
  open var hidesSearchBarWhenScrolling = true

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
}
