/// Elements that belong together: they are read one after another, and may have a name.
public struct AccessibilityContainer: Hashable, Codable, Sendable {
  /// The identity of the container on its screen.
  public var id: ElementID
  /// What the container is.
  public var kind: Kind
  /// The name that is spoken on entry; `nil` and empty mean the same.
  public var label: String?
  /// A text spoken after the name; `nil` and empty mean the same.
  public var value: String?
  /// The area on the screen, in points.
  public var frame: Rect
  /// The language of the container's texts as a BCP 47 tag, if it differs from the screen's.
  public var language: String?
  /// Which of its children is read after which.
  public var order: Order

  /// Creates a container.
  public init(
    id: ElementID,
    kind: Kind = .group,
    label: String? = nil,
    value: String? = nil,
    frame: Rect = Rect(),
    language: String? = nil,
    order: Order = .geometric
  ) {
    self.id = id
    self.kind = kind
    self.label = label
    self.value = value
    self.frame = frame
    self.language = language
    self.order = order
  }

  /// What a container is to its reader.
  public enum Kind: String, Hashable, Codable, Sendable {
    /// Elements read together, without a word of its own.
    case group
    /// A named group (`UIAccessibilityContainerType.semanticGroup`).
    case semanticGroup
    /// A list.
    case list
    /// A landmark.
    case landmark
    /// A table with rows and columns.
    case dataTable
    /// The segments of a segmented control: each says its position.
    case series
    /// UIKit's own tab bar: each item says its position and the word for a tab.
    case tabBar
    /// A view with the tab bar trait: its elements are tabs.
    case tabBarTrait
  }

  /// The rule that orders a container's children.
  public enum Order: String, Hashable, Codable, Sendable {
    /// As listed by the app (`accessibilityElements`).
    case explicit
    /// By their place on the screen.
    case geometric
  }
}
