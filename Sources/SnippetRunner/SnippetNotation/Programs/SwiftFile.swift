/// A Swift file of a user.
package struct SwiftFile: Hashable, Sendable {
  /// The path as the user named it.
  package var path: String
  /// The code.
  package var text: String

  /// Creates a file.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
