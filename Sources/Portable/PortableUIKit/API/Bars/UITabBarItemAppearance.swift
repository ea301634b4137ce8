public import Foundation

/// The look of a tab; it is kept and not drawn.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The look in a state.
  @preconcurrency @MainActor
  open class StateAppearance: NSObject {
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour of the picture.
    open var iconColor: UIColor?
    /// The colour of the corner.
    open var badgeBackgroundColor: UIColor?
  }

  /// The look of a tab that is not chosen.
  open var normal = StateAppearance()
  /// The look of the chosen tab.
  open var selected = StateAppearance()
  /// The look of a tab that does not respond.
  open var disabled = StateAppearance()

  /// Creates a look.
  public override init() {
    super.init()
  }
}
