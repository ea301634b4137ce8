public import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text in the corner.
  ///
  /// It is not spoken, as on iOS 26. Source: AccessibilitySnapshot, reference images; certainty A.
  open var badgeValue: String?
  /// The colour of the corner.
  open var badgeColor: UIColor?
  /// The picture of the chosen tab.
  open var selectedImage: UIImage?
  final weak var tabBar: UITabBar?

  /// Creates an empty tab.
  public override init() {
    super.init()
  }

  /// Creates a tab from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates a tab with two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  // Source: AccessibilitySnapshot, reference images of tab bars, where a tab that does not respond
  // is not dimmed; certainty A.
  override var builtInTraits: UIAccessibilityTraits {
    tabBar?.selectedItem === self
      ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
  }

  override func touch() -> Bool {
    guard isEnabled, let tabBar else { return false }
    return tabBar.choose(self)
  }
}
