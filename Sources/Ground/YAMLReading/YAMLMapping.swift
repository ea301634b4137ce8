package import Yams

/// A mapping whose keys are known.
package struct YAMLMapping {
  /// The node, for its place.
  package let node: Node
  private var values: [String: Node] = [:]

  init(node: Node) {
    self.node = node
  }

  /// The value of a key.
  package subscript(key: String) -> Node? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
