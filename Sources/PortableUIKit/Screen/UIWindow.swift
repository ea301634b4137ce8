import Foundation

/// The view that fills the screen and holds everything else.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The responder to which events come first.
  weak static var firstResponder: UIResponder?

  // Controllers whose views came into the window and have not been laid out yet.
  final var appearing: [UIViewController] = []

  /// The controller of the screen.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
      addSubview(view)
    }
  }

  /// Whether the window gets the keys.
  open var isKeyWindow: Bool { !isHidden }
  /// The window itself.
  open override var window: UIWindow? { self }

  /// The distances that the edges of the screen cover, in points.
  open override var safeAreaInsets: UIEdgeInsets {
    DeviceSettings.current.isPhone
      ? UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
      : UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
  }

  /// Creates a window in the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  /// Lets the window get the keys.
  open func makeKey() {}
}
