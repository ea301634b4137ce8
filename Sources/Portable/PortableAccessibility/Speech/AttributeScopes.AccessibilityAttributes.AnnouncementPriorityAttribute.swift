public import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// How an announcement behaves beside other speech.
  public enum AnnouncementPriorityAttribute: AttributedStringKey {
    /// A priority.
    public enum AnnouncementPriority: String, Hashable, Codable, Sendable {
      /// Waits until other speech has ended.
      case low = "UIAccessibilityPriorityLow"
      /// Interrupts, and may be interrupted.
      case `default` = "UIAccessibilityPriorityDefault"
      /// Interrupts, and may not be interrupted.
      case high = "UIAccessibilityPriorityHigh"
    }

    /// The type of the attribute's value.
    public typealias Value = AnnouncementPriority

    /// The name by which the attribute is stored.
    public static let name = "UIAccessibilitySpeechAttributeAnnouncementPriority"
  }
}
