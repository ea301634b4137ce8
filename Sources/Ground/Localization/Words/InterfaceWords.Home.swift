extension InterfaceWords {
  /// The words on the page that opens the book: what the build counted, and the ways in.
  package struct Home: Decodable, Sendable {
    /// What stands after the number of listings.
    package var compiled: Plural
    /// What stands after the number of lines.
    package var computed: Plural
    /// What stands after the number of rules.
    package var rules: Plural
    /// What stands after the number of recorded lines.
    package var heard: Plural
    /// What opens the list of ways.
    package var ways: String
    package var byChapter: String
    package var byComponent: String
  }
}
