/// Words of readers for something that the pages of a book call otherwise.
package struct SearchAlias: Hashable, Sendable {
  /// What the pages say.
  package var means: String
  /// What readers type for it.
  package var said: [String]

  /// Creates the value of its parts.
  package init(means: String, said: [String]) {
    self.means = means
    self.said = said
  }

  /// The path of the file that lists them.
  package static let path = "Content/data/aliases.yml"
}
