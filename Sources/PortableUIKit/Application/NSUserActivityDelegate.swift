public import Foundation

/// An object that is told about an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Is called before the activity goes to another device.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Is called when the activity was taken up on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
