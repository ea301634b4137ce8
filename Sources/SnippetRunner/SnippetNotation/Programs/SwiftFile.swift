/// A Swift file of a user.
package struct SwiftFile: Hashable, Sendable {
  /// The path as the user named it.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}

/// A Swift file whose public declarations snippets may import with the module `Samples`.
package struct SampleSource: Hashable, Sendable {
  /// The path of the file, as findings name it.
  package var path: String
  package var text: String

  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
