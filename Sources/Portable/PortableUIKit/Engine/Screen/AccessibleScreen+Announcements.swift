import Foundation

extension AccessibleScreen {
  /// Tells the app that an announcement was spoken; the model speaks each to its end.
  ///
  /// Source: Apple's documentation of the notification; certainty A.
  func announcementDidFinish(_ text: String) {
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification,
      object: nil,
      userInfo: [
        UIAccessibility.announcementStringValueUserInfoKey: text,
        UIAccessibility.announcementWasSuccessfulUserInfoKey: true,
      ]
    )
  }
}
