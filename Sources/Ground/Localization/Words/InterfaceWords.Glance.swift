extension InterfaceWords {
  /// The words around the lines that say what a chapter comes to.
  package struct Glance: Decodable, Sendable {
    /// What the lines are together.
    package var label: String
    package var heard: String
    package var rule: String
    package var code: String
    package var check: String
    /// What the link to the listing with the code is called.
    package var listing: Phrase<Int>
  }
}
