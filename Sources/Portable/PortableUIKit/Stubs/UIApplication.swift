public import Foundation

@preconcurrency @MainActor open class UIApplication: UIResponder {
  private static let running = UIApplication()
  open class var shared: UIApplication { running }
  public nonisolated class var openSettingsURLString: String { "app-settings:" }
  public nonisolated class var openNotificationSettingsURLString: String {
    "app-settings:notifications"
  }
  open weak var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var applicationSupportsShakeToEdit = true
  package final var openedURLs: [URL] = []
  open var shortcutItems: [UIApplicationShortcutItem]?
  final var lastBackgroundTask = UIBackgroundTaskIdentifier.invalid.rawValue
  final var shownIcon: String?
  open var applicationState: UIApplication.State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    DeviceSettings.current.contentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    DeviceSettings.current.isRightToLeft ? .rightToLeft : .leftToRight
  }
  open var windows: [UIWindow] { AccessibleScreen.current.map { [$0.window] } ?? [] }
  open var keyWindow: UIWindow? { windows.first }
  open var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  open var statusBarFrame: CGRect {
    CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 54)
  }
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var isProtectedDataAvailable: Bool { true }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open override var next: UIResponder? { delegate as? UIResponder }
  open func canOpenURL(_ url: URL) -> Bool { true }
  open func open(
    _ url: URL,
    options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    completion?(true)
  }
  @discardableResult open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool { action.perform(on: target.map { $0 as AnyObject }, sender: sender) != nil }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func beginIgnoringInteractionEvents() {}
  open func endIgnoringInteractionEvents() {}
}

// The app never enters the background, so background tasks have unlimited time.
extension UIApplication {
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(withName: nil, expirationHandler: handler) }
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  public func beginReceivingRemoteControlEvents() {}
  public func endReceivingRemoteControlEvents() {}
  public var supportsAlternateIcons: Bool { true }
  public var alternateIconName: String? { shownIcon }
  public func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    shownIcon = alternateIconName
    completionHandler?(nil)
  }
  private nonisolated static func event(_ name: String) -> NSNotification.Name {
    NSNotification.Name("UIApplication\(name)Notification")
  }
  public nonisolated static let didFinishLaunchingNotification = event("DidFinishLaunching")
  public nonisolated static let didBecomeActiveNotification = event("DidBecomeActive")
  public nonisolated static let willResignActiveNotification = event("WillResignActive")
  public nonisolated static let didEnterBackgroundNotification = event("DidEnterBackground")
  public nonisolated static let willEnterForegroundNotification = event("WillEnterForeground")
  public nonisolated static let willTerminateNotification = event("WillTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = event(
    "DidReceiveMemoryWarning"
  )
  public enum State: Int, Sendable { case active, inactive, background }
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

@preconcurrency @MainActor open class UIPasteboard: NSObject {
  private static let only = UIPasteboard()
  open class var general: UIPasteboard { only }
  open var strings: [String]?
  open var images: [UIImage]?
  open var urls: [URL]?
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }
  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }
  open var items: [[String: Any]] = []
  open var types: [String] { items.first.map { Array($0.keys) } ?? [] }
  open var changeCount: Int { 0 }
  open func setItems(
    _ items: [[String: Any]],
    options: [UIPasteboard.OptionsKey: Any] = [:]
  ) { self.items = items }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = Self(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = Self(rawValue: "UIPasteboardOptionLocalOnly")
  }
  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasImages: Bool { images?.isEmpty == false }
  open var hasURLs: Bool { urls?.isEmpty == false }
}
