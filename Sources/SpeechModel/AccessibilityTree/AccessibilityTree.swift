/// Everything that an assistive technology can know about a screen at one moment.
///
/// Invisible views aren't part of the tree. Neither are containers without a meaning for assistive
/// technologies: their children take their place. ``AccessibleApp/currentTree()`` returns the tree
/// of a running app; `ReadingOrder` of the module `SpeechRules` sorts it.
public struct AccessibilityTree: Hashable, Codable, Sendable {
  /// The nodes in the order of the view hierarchy; `ReadingOrder` sorts them.
  public var nodes: [AccessibilityNode]
  /// The area of the screen, in points.
  public var screen: Rect
  /// The kind of device, which determines how far apart two rows must be.
  public var device: Device
  /// The direction in which a row is read.
  public var direction: LayoutDirection
  /// The title of the screen or app, if it has one.
  public var title: String?

  /// Creates a tree.
  public init(
    nodes: [AccessibilityNode],
    screen: Rect = Rect(width: 402, height: 874),
    device: Device = .phone,
    direction: LayoutDirection = .leftToRight,
    title: String? = nil
  ) {
    self.nodes = nodes
    self.screen = screen
    self.device = device
    self.direction = direction
    self.title = title
  }

  /// A kind of device.
  public enum Device: String, Hashable, Codable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// The direction in which a row is read.
  public enum LayoutDirection: String, Hashable, Codable, Sendable {
    /// Left to right, as in English and Russian.
    case leftToRight
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft
  }
}

/// A node of the accessibility tree: an element, or a container with its children.
public indirect enum AccessibilityNode: Hashable, Codable, Sendable {
  /// An element on which an assistive technology can stop.
  case element(AccessibilityElement)
  /// A container with its children, in the order in which the app returns them.
  case container(AccessibilityContainer, children: [AccessibilityNode])
}
