public import AccessibilityTree

/// Where an element stands: the containers around it and what they add to its text.
public struct Place: Hashable, Codable, Sendable {
  /// The containers around the element, the outermost first.
  public var containers: [AccessibilityContainer]
  /// What the outermost container that counts its elements says of this one.
  public var context: Context?

  /// Creates a place.
  public init(containers: [AccessibilityContainer] = [], context: Context? = nil) {
    self.containers = containers
    self.context = context
  }

  /// What a container adds to the text of one of its elements.
  public enum Context: Hashable, Codable, Sendable {
    /// One of several that belong together, such as a segment; the index starts at one.
    case series(index: Int, count: Int)
    /// A tab of a tab bar; the index starts at one.
    case tab(index: Int, count: Int)
    /// The first element of a list.
    case listStart
    /// The last element of a list.
    case listEnd
    /// The first element of a landmark.
    case landmarkStart
    /// The last element of a landmark.
    case landmarkEnd
    /// A cell of a table.
    case tableCell(TableCell)
  }

  /// Returns the containers that focus enters when it comes here from another place.
  package func containersEntered(from old: Place?) -> [AccessibilityContainer] {
    let left = Set(old?.containers.map { $0.id } ?? [])
    return containers.filter { !left.contains($0.id) }
  }
}
