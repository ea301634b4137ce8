import Articles
package import BookModel

/// What search knows of a language besides the words of its pages.
package struct SearchHints: Sendable {
  /// Words that stand in any sentence and say nothing of what is looked for, such as “how” and “the”.
  let functionWords: [String]
  /// Words that readers use for what the pages call otherwise.
  let aliases: [SearchAlias]

  /// Creates the value of its parts.
  package init(functionWords: [String] = [], aliases: [SearchAlias] = []) {
    self.functionWords = functionWords.map(\.lookedUp)
    self.aliases = aliases
  }

  /// The aliases as lists of phrases, the first of which is what the others mean.
  var phrases: [[String]] {
    aliases.map { alias in ([alias.means] + alias.said).map(\.lookedUp) }
  }
}
