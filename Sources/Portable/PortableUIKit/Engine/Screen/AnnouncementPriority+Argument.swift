import AccessibilityTree
import Foundation

extension AnnouncementPriority {
  /// The priority among the attributes of what an app posts; `queue` counts as low.
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
