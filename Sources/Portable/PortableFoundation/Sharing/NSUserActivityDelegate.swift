public import Foundation

/// An object that is told about an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Is called before the activity goes to another device.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Is called when the activity was taken up on another device.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

/// Apple's methods are optional: one that is left out changes nothing, or gives the usual answer.
extension NSUserActivityDelegate {
  /// Is called before the activity goes to another device.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Is called when the activity was taken up on another device.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
