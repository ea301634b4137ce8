import Foundation

package import enum AccessibilityTree.AccessibilityNotification

// The name means something else in Apple's Accessibility.

extension AccessibleScreen {
  /// Hands over the notifications posted since the last call.
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

  /// Keeps a notification until it is taken.
  func enqueue(_ notification: UIAccessibility.Notification, argument: Any?) {
    posted.append(.notification(notification, argument: argument, within: action, turn: turn))
    // What the main loop does after this turn ends it.
    guard !endsTurn else { return }
    endsTurn = true
    DispatchQueue.main.async { [weak self] in
      self?.turn += 1
      self?.endsTurn = false
    }
  }

  /// Keeps the news that a screen was dismissed.
  func enqueueDismissal() { posted.append(.dismissal) }

  /// Takes note that the shown controller asked to be dismissed.
  ///
  /// The stage counts as the one who presented it. The view stays, since nothing is below it.
  func dismissRoot(_ controller: UIViewController) {
    guard window.rootViewController === controller else { return }
    enqueueDismissal()
  }

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
