/// A run in which VoiceOver itself was heard, and how much it said: evidence for what is computed.
package struct Recording: Hashable, Sendable {
  /// The system with its build, such as `iOS 27.0 (24A434)`.
  package var system: String
  /// The language of the device, as a BCP 47 tag.
  package var language: String
  /// How many lines were heard.
  package var lines: Int
  /// Where the run can be looked up.
  package var address: String

  /// Creates the value of its parts.
  package init(system: String, language: String, lines: Int, address: String) {
    self.system = system
    self.language = language
    self.lines = lines
    self.address = address
  }
}
