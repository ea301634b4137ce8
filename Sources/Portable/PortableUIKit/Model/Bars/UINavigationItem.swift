public import Foundation

@preconcurrency @MainActor open class UINavigationItem: NSObject {
  open var backAction: UIAction?
  open var style = UINavigationItem.ItemStyle.navigator
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic
    case minimal = 2
  }

  final weak var bar: UINavigationBar?

  open var title: String? { didSet { bar?.showItem() } }
  open var titleView: UIView? { didSet { bar?.showItem() } }
  @available(iOS 26.0, *)
  open var subtitle: String? { didSet { bar?.showItem() } }
  @available(iOS 26.0, *)
  open var subtitleView: UIView? { didSet { bar?.showItem() } }
  @available(iOS 26.0, *)
  open var largeTitle: String? { didSet { bar?.showItem() } }
  @available(iOS 26.0, *)
  open var largeSubtitle: String? { didSet { bar?.showItem() } }
  @available(iOS 26.0, *)
  open var largeSubtitleView: UIView? { didSet { bar?.showItem() } }
  @available(iOS 26.0, *)
  open var attributedTitle: AttributedString? {
    get { title.map { AttributedString($0) } }
    set { title = newValue.map { String($0.characters) } }
  }
  @available(iOS 26.0, *)
  open var attributedSubtitle: AttributedString? {
    get { subtitle.map { AttributedString($0) } }
    set { subtitle = newValue.map { String($0.characters) } }
  }
  @available(iOS 26.0, *)
  open var largeAttributedSubtitle: AttributedString? {
    get { largeSubtitle.map { AttributedString($0) } }
    set { largeSubtitle = newValue.map { String($0.characters) } }
  }
  @available(iOS 16.0, *)
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { bar?.showItem() } }
  @available(iOS 16.0, *)
  open var customizationIdentifier: String?
  @available(iOS 16.0, *)
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] { didSet { bar?.showItem() } }
  @available(iOS 16.0, *)
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  @available(iOS 16.0, *)
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] { didSet { bar?.showItem() } }
  @available(iOS 16.0, *)
  open var pinnedTrailingGroup: UIBarButtonItemGroup? { didSet { bar?.showItem() } }
  open var prompt: String?
  open var backButtonTitle: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var hidesBackButton = false { didSet { bar?.showItem() } }
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.showItem() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.showItem() } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open var searchController: UISearchController? { didSet { bar?.showItem() } }
  open var hidesSearchBarWhenScrolling = true
  open var leftItemsSupplementBackButton = false
  open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default
  open var standardAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?

  public init(title: String) {
    self.title = title
    super.init()
  }

  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
}

extension UINavigationItem {
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
}
