public import Foundation

// The app never leaves the screen here, so that every task has all the time in the world.
extension UIApplication {
  /// The time left for tasks, in seconds; here without end.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Asks for time to complete a task after the app left the screen; the handler is never called.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Asks for time to complete a named task; the handler is never called.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  /// Tells that a task is complete.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks to be told of the buttons of headphones and other remote controls; none are pressed here.
  public func beginReceivingRemoteControlEvents() {}

  /// Asks to be told no longer.
  public func endReceivingRemoteControlEvents() {}
}
