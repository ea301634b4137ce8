/// The ways findings are written.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: the place, the sentence, the line of the source with a mark.
  case human
  /// For programs: one JSON object with all findings.
  case json
  /// For pull requests on GitHub: workflow commands.
  case github
  /// For code scanning services: SARIF 2.1.0.
  case sarif
  /// For CI services: JUnit's XML.
  case junit
}
