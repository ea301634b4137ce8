/// A tab that holds tabs; in a bar it is one tab, in a side bar a heading.
@available(iOS 18.0, *)
@preconcurrency @MainActor
open class UITabGroup: UITab {
  /// The tabs in it.
  open var children: [UITab] {
    didSet { adoptChildren() }
  }
  /// The chosen tab in it.
  open weak var selectedChild: UITab?
  /// The name of the tab that is chosen at first.
  open var defaultChildIdentifier: String?
  /// The stack of screens in which the tabs are shown; it is kept and not used.
  open var managedNavigationController: UINavigationController?

  /// Creates a group.
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
