import AccessibilityTree

extension AccessibilityNotification {
  /// Whether an announcement is likely not heard: it was posted while the app answered a double tap,
  /// after which VoiceOver speaks itself, or another announcement of the same turn takes its place.
  ///
  /// One of high priority is not cut off, and one of low priority waits.
  ///
  /// Source: XamarinCommunityToolkit #1385, MAUI #3736, Flutter #79086, and a phone with iOS 26.6.1 that
  /// showed such an announcement as a caption and did not say it until it came 750 ms later; certainty B.
  func isLikelyLost(before next: ArraySlice<AccessibilityNotification>) -> Bool {
    guard case .announcement(_, .default, let action, let isFollowed) = self else { return false }
    guard let action, !isFollowed else { return isFollowed }
    return action.isDoubleTap || next.contains { $0.isAnnouncement(within: action) }
  }

  /// Whether the notification is an announcement of the same turn that does not wait.
  private func isAnnouncement(within turn: AccessibilityAction) -> Bool {
    guard case .announcement(_, let priority, let action, isFollowed: _) = self else {
      return false
    }
    return action == turn && priority != .low
  }
}

extension AccessibilityAction {
  /// Whether a double tap asks for the action: the activation, or a custom action that was chosen.
  fileprivate var isDoubleTap: Bool {
    switch self {
    case .activate, .custom: true
    default: false
    }
  }
}
