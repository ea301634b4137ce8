import Foundation

/// The view that fills the screen and holds everything else.
///
/// ```swift
/// import UIKit
///
/// let greeting = UILabel()
/// greeting.text = "Hello"
/// let controller = UIViewController()
/// controller.view.addSubview(greeting)
/// greeting.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
/// let window = UIWindow()
/// window.rootViewController = controller
/// window.makeKeyAndVisible()
/// window.layoutIfNeeded()
/// print(greeting.window === window, window.bounds.width)
/// ```
///
/// ```output
/// true 402.0
/// ```
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

  /// The scene the window is in.
  open weak var windowScene: UIWindowScene?
  /// The height among the windows.
  open var windowLevel = UIWindow.Level.normal
  /// The screen.
  open var screen: UIScreen { .main }

  /// Creates a window in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
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

  /// The height among the windows.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public var rawValue: CGFloat

    /// Creates a level from its height.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// That of ordinary windows.
    public static let normal = Level(rawValue: 0)
    /// That of the line with time and signal.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}
