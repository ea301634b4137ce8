/// Everything an assistive technology can know of a screen at one moment.
///
/// Invisible things are not in the tree. Containers that mean nothing to a reader are not either:
/// their children stand in their place.
public struct AccessibilityTree: Hashable, Codable, Sendable {
  /// The nodes in the order of the view hierarchy; the reader sorts them.
  public var nodes: [AccessibilityNode]
  /// The area of the screen, in points.
  public var screen: Rect
  /// The kind of device; decides how far apart two rows must be.
  public var device: Device
  /// The direction in which a line is read.
  public var direction: LayoutDirection
  /// The name of the screen or app, if it has one.
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

  /// The kind of device a screen belongs to.
  public enum Device: String, Hashable, Codable, Sendable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// The direction in which a line is read.
  public enum LayoutDirection: String, Hashable, Codable, Sendable {
    /// As in English and Russian.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
  }
}

/// A node of the accessibility tree: an element, or a container with its children.
public indirect enum AccessibilityNode: Hashable, Codable, Sendable {
  /// Something to stop at.
  case element(AccessibilityElement)
  /// Elements that belong together; the children stand in the order the app gave them.
  case container(AccessibilityContainer, children: [AccessibilityNode])
}
