import AccessibilityTree
public import Foundation

/// A tab of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text in the corner.
  ///
  /// Up to iOS 18 it is the value: a number with the word for items, any other text as it is. From
  /// iOS 26 on it is not spoken. Source: AccessibilitySnapshot, reference images; certainty A.
  open var badgeValue: String?
  /// The colour of the corner.
  open var badgeColor: UIColor?
  /// The look; it is kept and not drawn.
  open var standardAppearance: UITabBarAppearance?
  /// The look while nothing lies behind; it is kept and not drawn.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// How far the title is moved, in points; nothing moves here.
  open var titlePositionAdjustment = UIOffset.zero
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

  /// Creates a tab of the system.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: systemItem.title.text, image: nil, tag: tag)
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

  override var builtInValue: String? {
    guard DeviceSettings.current.os < .iOS26, let badge = badgeValue?.nonEmpty else { return nil }
    return Int(badge).map { SystemWord.items($0).text } ?? badge
  }

  /// Sets the look of the title in a state; it is not drawn.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {}

  override func touch() -> Bool {
    guard isEnabled, let tabBar else { return false }
    return tabBar.choose(self)
  }
}
