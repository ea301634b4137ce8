public import Foundation

/// A place on the device where the app shows itself.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene stands among others.
  public enum ActivationState: Int, Sendable {
    /// It is closed.
    case unattached = -1
    /// In front.
    case foregroundActive = 0
    /// In front, and interrupted.
    case foregroundInactive = 1
    /// Behind.
    case background = 2
  }

  /// What a scene is opened with; nothing here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The addresses to be opened.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities to be continued.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The action of the app's icon that was chosen.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
    /// The app that asked for the scene.
    open var sourceApplication: String? { nil }
  }

  /// What the system remembers of the scene.
  public let session: UISceneSession
  /// The object that is told what happens to the scene.
  open weak var delegate: (any UISceneDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The name of the scene.
  open var title: String! = ""
  /// Where the scene stands among others: in front.
  open var activationState: UIScene.ActivationState { .foregroundActive }

  /// Creates a scene of a session.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
  }
}
