import AccessibilityTree
import Foundation

import enum AccessibilityTree.AccessibilityNotification

// Apple's Accessibility has another type of this name.

/// A posted notification whose element isn't identified yet.
@MainActor
enum PostedNotification {
  /// A notification with its argument, the action that the app was handling, and the run loop turn.
  case notification(
    UIAccessibility.Notification,
    argument: Any?,
    within: AccessibilityAction?,
    turn: Int
  )
  case dismissal

  /// Converts the notification to a value; `nil` for one that no assistive technology handles.
  ///
  /// - Parameter next: The notifications posted later.
  func resolved(
    by builder: TreeBuilder,
    before next: ArraySlice<PostedNotification>
  ) -> AccessibilityNotification? {
    switch self {
    case .dismissal: .dismissed
    case .notification(let notification, let argument, let action, let turn):
      Self.value(
        of: notification,
        argument: argument,
        within: action,
        isFollowed: next.contains { $0.isAnnouncement(of: turn) },
        builder: builder
      )
    }
  }

  private func isAnnouncement(of turn: Int) -> Bool {
    guard case .notification(.announcement, let argument, within: _, turn) = self else {
      return false
    }
    return AnnouncementPriority(argument) != .low && Self.text(of: argument) != nil
  }

  private static func value(
    of notification: UIAccessibility.Notification,
    argument: Any?,
    within action: AccessibilityAction?,
    isFollowed: Bool,
    builder: TreeBuilder
  ) -> AccessibilityNotification? {
    let text = text(of: argument)
    switch notification {
    case .screenChanged:
      return .screenChanged(focus: element(of: argument, builder: builder), text: text)
    case .layoutChanged:
      return .layoutChanged(focus: element(of: argument, builder: builder), text: text)
    case .announcement:
      return text.map {
        let priority = AnnouncementPriority(argument)
        return .announcement(
          $0,
          priority: priority,
          within: action,
          isFollowed: isFollowed && priority == .default
        )
      }
    case .pageScrolled: return .pageScrolled(text ?? "")
    default: return nil
    }
  }

  private static func text(of argument: Any?) -> String? {
    switch argument {
    case let text as String: text
    case let text as NSAttributedString: text.string
    case let text as NSString: text.description
    default: nil
    }
  }

  private static func element(of argument: Any?, builder: TreeBuilder) -> ElementID? {
    let object =
      (argument as? UIBarItem)?.itemView ?? (argument as? UIViewController)?.viewIfLoaded
      ?? argument as? UIResponder
    return object.flatMap { first(in: builder.nodes(of: $0), isExplicit: false) }?.id
  }

  private static func first(
    in nodes: [AccessibilityNode],
    isExplicit: Bool
  ) -> AccessibilityElement? {
    let elements = nodes.compactMap { node in
      switch node {
      case .element(let element): element
      case .container(let container, let children):
        first(in: children, isExplicit: container.order == .explicit)
      }
    }
    guard !isExplicit else { return elements.first }
    return elements.min { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
  }
}

extension AnnouncementPriority {
  /// The priority given by the attributes of an announcement; `queue` counts as low.
  ///
  /// Source: Apple's documentation of the two attributes; certainty A.
  init(_ argument: Any?) {
    let text = argument as? NSAttributedString
    let attributes =
      text.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
    switch attributes[.accessibilitySpeechAnnouncementPriority] {
    case let priority as UIAccessibilityPriority: self.init(priority.rawValue)
    case let name as String: self.init(name)
    default:
      let isQueued = attributes[.accessibilitySpeechQueueAnnouncement] as? Bool == true
      self = isQueued ? .low : .default
    }
  }

  private init(_ name: String) {
    self =
      switch UIAccessibilityPriority(rawValue: name) {
      case .low: .low
      case .high: .high
      default: .default
      }
  }
}
