public import Foundation

/// The running app.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  private static let running = UIApplication()

  /// The running app.
  open class var shared: UIApplication { running }
  /// The address of the app's page in the settings.
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  /// The address of the app's messages in the settings.
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }

  /// The object that is told what happens to the app.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// The number at the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether a shake takes back what was done.
  open var applicationSupportsShakeToEdit = true
  /// The addresses the app asked to be opened; nothing is opened here.
  package final var openedURLs: [URL] = []
  /// The actions of the app's icon that the app adds itself.
  open var shortcutItems: [UIApplicationShortcutItem]?
  final var lastBackgroundTask = UIBackgroundTaskIdentifier.invalid.rawValue
  final var shownIcon: String?

  /// Where the app stands among others: in front.
  open var applicationState: UIApplication.State { .active }
  /// The size of text the user prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    DeviceSettings.current.contentSizeCategory
  }
  /// The direction of the app's language.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    DeviceSettings.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  /// The windows.
  open var windows: [UIWindow] { AccessibleScreen.current.map { [$0.window] } ?? [] }
  /// The window that gets the keys.
  open var keyWindow: UIWindow? { windows.first }
  /// The scenes.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  /// The height of the line with time and signal, in points.
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 54)
  }
  /// The way the device is held; the first scene knows it, too.
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Whether files are kept locked because the device is.
  open var isProtectedDataAvailable: Bool { true }
  /// Whether messages were asked for; none come here.
  open var isRegisteredForRemoteNotifications: Bool { false }
  /// The responder that is asked next.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// Tells whether an address can be opened.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Asks for an address to be opened; it is only noted.
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }

  /// Calls a method of an object, or of the first responder that has it.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    action.perform(on: target.map { $0 as AnyObject }, sender: sender) != nil
  }

  /// Asks to be sent messages; none come here.
  open func registerForRemoteNotifications() {}

  /// Asks to be sent no more messages.
  open func unregisterForRemoteNotifications() {}

  /// Keeps the app from answering touches.
  open func beginIgnoringInteractionEvents() {}

  /// Lets the app answer touches again.
  open func endIgnoringInteractionEvents() {}
}
