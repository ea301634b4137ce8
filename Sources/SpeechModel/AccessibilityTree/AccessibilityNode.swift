/// A node of the accessibility tree: an element, or a container with its children.
public indirect enum AccessibilityNode: Hashable, Codable, Sendable {
  /// Something to stop at.
  case element(AccessibilityElement)
  /// Elements that belong together; the children stand in the order the app gave them.
  case container(AccessibilityContainer, children: [AccessibilityNode])
}
