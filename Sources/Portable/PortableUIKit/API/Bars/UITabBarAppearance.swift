import Foundation

/// The look of a tab bar; it is kept and not drawn.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs whose title stands below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs whose title stands beside the picture.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
