public import Foundation

/// The view that fills the screen and contains everything else.
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
@preconcurrency @MainActor open class UIWindow: UIView {
  weak static var firstResponder: UIResponder?

  // Controllers whose views were added to the window and aren't laid out yet.
  final var appearing: [UIViewController] = []
  final var inputArea: InputArea?

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

  open var isKeyWindow: Bool { !isHidden }
  open override var window: UIWindow? { self }

  open override var safeAreaInsets: UIEdgeInsets {
    DeviceSettings.current.isPhone
      ? UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0)
      : UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
  }

  open weak var windowScene: UIWindowScene?
  open var windowLevel = UIWindow.Level.normal
  open var screen: UIScreen { .main }

  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: UIScreen.main.bounds)
    self.windowScene = windowScene
  }

  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open func makeKeyAndVisible() { isHidden = false }
  open func makeKey() {}

  public struct Level: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
}

extension UIWindow.Level: Comparable {
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  public static func + (lhs: Self, rhs: CGFloat) -> Self { Self(rawValue: lhs.rawValue + rhs) }
  public static func - (lhs: Self, rhs: CGFloat) -> Self { Self(rawValue: lhs.rawValue - rhs) }
}

@preconcurrency @MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { UIScreen() }

  open var bounds: CGRect {
    DeviceSettings.current.isPhone
      ? CGRect(x: 0, y: 0, width: 402, height: 874) : CGRect(x: 0, y: 0, width: 820, height: 1180)
  }

  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  open var brightness: CGFloat {
    get { 0.5 }
    set { _ = newValue }
  }

  open var scale: CGFloat { DeviceSettings.current.isPhone ? 3 : 2 }
  open var traitCollection: UITraitCollection { .current }
}
