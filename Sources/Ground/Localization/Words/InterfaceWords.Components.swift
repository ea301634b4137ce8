extension InterfaceWords {
  /// The words of the reference of controls and patterns.
  package struct Components: Decodable, Sendable {
    /// The page that lists them.
    package var page: Knowledge.Page
    /// The words by which others know a component, around a list with commas.
    package var otherNames: Phrase<String>
    package var heard: String
    package var languages: String
    package var language: String
    package var line: String
    package var voiceControl: String
    package var defect: String
    package var check: String
  }
}
