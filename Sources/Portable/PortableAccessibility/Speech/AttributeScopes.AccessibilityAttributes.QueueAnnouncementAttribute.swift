public import Foundation

extension AttributeScopes.AccessibilityAttributes {
  /// Whether an announcement waits for the one before it.
  public enum QueueAnnouncementAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = Bool

    /// The name by which the attribute is stored.
    public static let name = "UIAccessibilitySpeechAttributeQueueAnnouncement"
  }
}
