public import Foundation

/// An object that is told what happens to the app; here nothing happens.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window.
  var window: UIWindow? { get set }
  /// Is called when the app was started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Gives the configuration of a new scene.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Is called when scenes were closed.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
  /// Is called when an action of the app's icon was chosen.
  func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  )
  /// Continues an activity, and tells whether it did.
  func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  /// Is called when the app came in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Is called before the app is interrupted.
  func applicationWillResignActive(_ application: UIApplication)
  /// Is called when the app went behind others.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Is called before the app comes in front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Is called before the app ends.
  func applicationWillTerminate(_ application: UIApplication)
}

/// Apple's members are optional.
extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
  /// Is called when the app was started.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Gives the session's own configuration.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Is called when scenes were closed.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Is called when an action of the app's icon was chosen.
  public func application(
    _ application: UIApplication,
    performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
  /// Continues nothing.
  public func application(
    _ application: UIApplication,
    continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }
  /// Is called when the app came in front.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Is called before the app is interrupted.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Is called when the app went behind others.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Is called before the app comes in front.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Is called before the app ends.
  public func applicationWillTerminate(_ application: UIApplication) {}
}
