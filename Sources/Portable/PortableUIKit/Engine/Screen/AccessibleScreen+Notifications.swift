import Foundation

package import enum AccessibilityTree.AccessibilityNotification

// Apple's Accessibility has another type of this name.

extension AccessibleScreen {
  package func takeNotifications() -> [AccessibilityNotification] {
    settle()
    let builder = TreeBuilder(registry: registry)
    let notifications = posted.indices.compactMap { index in
      posted[index].resolved(by: builder, before: posted[(index + 1)...])
    }
    posted = []
    for case .announcement(let text, _, _, _) in notifications { announcementDidFinish(text) }
    return notifications
  }

  func enqueue(_ notification: UIAccessibility.Notification, argument: Any?) {
    posted.append(.notification(notification, argument: argument, within: action, turn: turn))
    // The run loop turn ends when the main queue runs this block.
    guard !endsTurn else { return }
    endsTurn = true
    DispatchQueue.main.async { [weak self] in
      self?.turn += 1
      self?.endsTurn = false
    }
  }

  func enqueueDismissal() { posted.append(.dismissal) }

  /// Records that the root controller asked to be dismissed.
  ///
  /// Its presenter would be outside the screen. The view stays, since there is nothing below it.
  func dismissRoot(_ controller: UIViewController) {
    guard window.rootViewController === controller else { return }
    enqueueDismissal()
  }

  /// Tells the app that an announcement was spoken to its end, as the model always does.
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
