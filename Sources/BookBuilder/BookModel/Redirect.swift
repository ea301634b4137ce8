/// A chapter that is now found under another name.
package struct Redirect: Hashable, Sendable {
  /// The name it had.
  package var from: String
  /// The name of the chapter that has its content now.
  package var to: String

  /// Creates the value of its parts.
  package init(from: String, to: String) {
    self.from = from
    self.to = to
  }
}
