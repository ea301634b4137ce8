public import Foundation

/// An object that is told what happens to a scene; here nothing happens.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Is called when a scene is opened.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Is called when a scene is closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Is called when a scene came in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Is called before a scene is interrupted.
  func sceneWillResignActive(_ scene: UIScene)
  /// Is called before a scene comes in front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Is called when a scene went behind others.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Is called when an activity is to be continued.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// Gives what the user does, so that the scene can be made again.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Is called when addresses are to be opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension UISceneDelegate {
  /// Is called when a scene is opened.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Is called when a scene is closed.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Is called when a scene came in front.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Is called before a scene is interrupted.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Is called before a scene comes in front.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Is called when a scene went behind others.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Is called when an activity is to be continued.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  /// Remembers nothing.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Is called when addresses are to be opened.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}
