public import Foundation

/// An object that takes up an activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Takes up an activity.
  func restoreUserActivityState(_ activity: NSUserActivity)
}
