public import Foundation

/// The look of a button in a bar; it is kept and not drawn.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The look in a state.
  @preconcurrency @MainActor
  open class StateAppearance: NSObject {
    /// The look of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  }

  /// The look of a button that responds.
  open var normal = StateAppearance()
  /// The look of a touched button.
  open var highlighted = StateAppearance()
  /// The look of a button that does not respond.
  open var disabled = StateAppearance()

  /// Creates a look.
  public override init() {
    super.init()
  }
}
