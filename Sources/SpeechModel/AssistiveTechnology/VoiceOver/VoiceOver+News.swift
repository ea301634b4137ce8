import AccessibilityTree
import SpeechRules

extension VoiceOver {
  func appendingNotifications(_ entries: [Transcript.Entry]) -> [Transcript.Entry] {
    let news = handleNotifications()
    return entries + news.entries + news.queued
  }

  /// Takes the app's notifications and handles each of them.
  ///
  /// Moving the focus may cause new ones. An app that responds to each move with another
  /// notification is ignored after eight rounds.
  func handleNotifications() -> NotificationEffects {
    var news = NotificationEffects()
    for _ in 0..<8 {
      let batch = app.takeNotifications()
      if batch.isEmpty { break }
      for (offset, notification) in batch.enumerated() {
        news.append(follow(notification, next: batch.dropFirst(offset + 1)))
      }
    }
    return news
  }

  /// Handles one notification; the focus stays if a later one decides about it.
  ///
  /// Source: Apple's documentation of the notifications; certainty A, for the focus after a layout
  /// change that names no element and after a dismissal C. An announcement of low priority waits.
  /// That any other is heard to its end unless it is likely lost is a choice of the transcript;
  /// certainty C.
  func follow(
    _ notification: AccessibilityNotification,
    next: ArraySlice<AccessibilityNotification>
  ) -> NotificationEffects {
    let isLast = !next.contains(where: \.decidesFocus)
    switch notification {
    case .screenChanged(let id, let text):
      lastPage = nil
      var news = NotificationEffects(entries: [.event(.screenChanged, text?.spokenForm)])
      news.movedFocus = true
      news.leftScreen = true
      if isLast { news.entries += focusNewScreen(at: id) }
      return news
    case .layoutChanged(let id, let text):
      var news = NotificationEffects(entries: [.event(.layoutChanged, text?.spokenForm)])
      if isLast { news.append(settleFocus(at: id)) }
      return news
    case .announcement(let text, let priority, within: _, isFollowed: _):
      guard let text = text.spokenForm else { return NotificationEffects() }
      let isLost = notification.isLikelyLost(before: next)
      let entry = Transcript.Entry.event(isLost ? .lostAnnouncement : .announcement, text)
      return priority == .low
        ? NotificationEffects(queued: [entry]) : NotificationEffects(entries: [entry])
    case .pageScrolled(let text):
      let page = text.spokenForm
      defer { lastPage = page }
      // The same text twice in a row means that nothing scrolled.
      if page != nil, next.first == notification { return NotificationEffects() }
      return NotificationEffects(entries: [
        page != nil && page == lastPage ? .limit(.scroll) : .scrolled(page)
      ])
    case .dismissed:
      lastPage = nil
      guard isLast, currentStop() == nil else {
        return NotificationEffects(entries: [.dismissed], leftScreen: true)
      }
      let closing = Transcript.Entry.event(.dismissed, rule: .dismissedOpener)
      return NotificationEffects(
        entries: [closing] + focusNewScreen(at: nil),
        movedFocus: true,
        leftScreen: true
      )
    }
  }

  /// Focuses an element of a new screen, or else its summary element or the first one.
  private func focusNewScreen(at id: ElementID?) -> [Transcript.Entry] {
    let order = readingOrder()
    guard !order.stops.isEmpty else { return loseFocus() }
    let index = id.flatMap(order.index(at:)) ?? order.initialStopIndex
    return [move(to: index, in: order, onNewScreen: true)]
  }

  /// Focuses the element that a layout change names, or the one closest to a vanished element.
  private func settleFocus(at id: ElementID?) -> NotificationEffects {
    let order = readingOrder()
    if let id, let index = order.index(at: id) {
      return NotificationEffects(entries: [move(to: index, in: order)], movedFocus: true)
    }
    guard focus != nil, currentStop() == nil else { return NotificationEffects() }
    return NotificationEffects(entries: moveNearby(), movedFocus: true)
  }
}

extension AccessibilityNotification {
  var focus: ElementID? {
    switch self {
    case .screenChanged(let id, _), .layoutChanged(let id, _): id
    case .announcement, .pageScrolled, .dismissed: nil
    }
  }

  var decidesFocus: Bool {
    if case .screenChanged = self { true } else { focus != nil }
  }

  /// Whether an announcement is probably not heard.
  ///
  /// VoiceOver speaks after a double tap and then cuts off an announcement that the app posted in
  /// response. A later announcement of the same turn also replaces it. Announcements of high
  /// priority aren't cut off, and those of low priority wait.
  ///
  /// Source: XamarinCommunityToolkit #1385, MAUI #3736, Flutter #79086, and a phone with iOS 26.6.1
  /// that showed such an announcement as a caption and did not say it until it came 750 ms later;
  /// certainty B.
  func isLikelyLost(before next: ArraySlice<AccessibilityNotification>) -> Bool {
    guard case .announcement(_, .default, let action, let isFollowed) = self else { return false }
    guard let action, !isFollowed else { return isFollowed }
    return action.isDoubleTap || next.contains { $0.isAnnouncement(within: action) }
  }

  /// Whether the notification is an announcement of the same turn that doesn't wait.
  private func isAnnouncement(within turn: AccessibilityAction) -> Bool {
    guard case .announcement(_, let priority, let action, isFollowed: _) = self else {
      return false
    }
    return action == turn && priority != .low
  }
}

/// The consequences of an app's notifications.
struct NotificationEffects {
  var entries: [Transcript.Entry] = []
  /// Announcements that wait until everything else has been spoken.
  var queued: [Transcript.Entry] = []
  /// Whether the focus moved, in which case nothing more is said about the previous element.
  var movedFocus = false
  /// Whether a screen appeared or was dismissed.
  var leftScreen = false

  mutating func append(_ other: NotificationEffects) {
    entries += other.entries
    queued += other.queued
    movedFocus = movedFocus || other.movedFocus
    leftScreen = leftScreen || other.leftScreen
  }
}

extension AccessibilityAction {
  fileprivate var isDoubleTap: Bool {
    switch self {
    case .activate, .custom: true
    default: false
    }
  }
}
