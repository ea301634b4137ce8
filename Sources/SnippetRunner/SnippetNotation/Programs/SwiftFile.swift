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

/// A Swift file whose public declarations snippets may import with the module `Samples`.
package struct SampleSource: Hashable, Sendable {
  /// The path of the file, as findings name it.
  package var path: String
  /// The text of the file.
  package var text: String

  /// Creates a sample.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
