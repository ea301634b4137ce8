public import Foundation

@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  public override init() { super.init() }
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }
  open var normal = StateAppearance()
  open var highlighted = StateAppearance()
  open var disabled = StateAppearance()
  public override init() { super.init() }
}

@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
  }
}

public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}
public enum UIBarStyle: Int, Sendable { case `default`, black }

@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {}
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
  }
  open var normal = StateAppearance()
  open var selected = StateAppearance()
  open var disabled = StateAppearance()
  public override init() { super.init() }
}

@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}
