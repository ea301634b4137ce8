/// The tab that leads to searching; the system names it.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UISearchTab: UITab {
  /// Whether choosing the tab starts searching at once; it is kept and not looked at.
  @available(iOS 26.0, *)
  open var automaticallyActivatesSearch: Bool {
    get { activatesSearch }
    set { activatesSearch = newValue }
  }
  private final var activatesSearch = false

  /// Creates a tab with the system's title and picture.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: SystemWord.search.text,
      image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider
    )
  }
}
