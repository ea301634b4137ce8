/// The file `expected.json` of an export: every screen with its computed lines.
package struct ExpectedLines: Hashable, Codable, Sendable {
  /// The version of the form.
  package var version = 1
  /// The screens in the order of the book.
  package var screens: [ExpectedScreen]

  /// Creates the file.
  package init(screens: [ExpectedScreen]) {
    self.screens = screens
  }
}
