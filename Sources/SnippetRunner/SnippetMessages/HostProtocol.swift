/// What the runner and the host of snippets agreed upon.
package enum HostProtocol {
  /// The version of the messages; it counts up with each change of what they mean or consist of.
  package static let version = 2
}
