import Yams

/// A mapping whose keys are known.
struct YAMLMapping {
  /// The node, for its place.
  let node: Node
  private var values: [String: Node] = [:]

  init(node: Node) {
    self.node = node
  }

  /// The value of a key.
  subscript(key: String) -> Node? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
