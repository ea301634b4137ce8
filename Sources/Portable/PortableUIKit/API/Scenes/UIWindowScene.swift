import Foundation

/// A place on the device where the app shows windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  static let main = UIWindowScene(
    session: UISceneSession(role: .windowApplication),
    connectionOptions: UIScene.ConnectionOptions()
  )

  /// The windows.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { windows.first }
  /// The screen.
  open var screen: UIScreen { .main }
  /// How the device is held: upright.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The device as the scene sees it.
  open var traitCollection: UITraitCollection { .current }
  /// The line with time and signal.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// Asks that the device be held differently; here it stays upright, and nobody is told.
  open func requestGeometryUpdate(
    _ geometryPreferences: UIWindowScene.GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
}
