import SnippetNotation
import SnippetRunning

extension Inspection {
  /// What is looked at.
  struct Request: Sendable {
    /// Whether snippets are compiled and run.
    var checksSnippets = true
    /// Whether links, anchors, headings and the like are checked.
    var checksContent = true
    /// Which snippets.
    var selection = SnippetSelection()
    /// Whether snippets are left alone once one has failed.
    var stopsAtFirstFailure = false
    /// The folder of a package whose modules snippets may import.
    var package: String?
    /// The name by which standard input goes in findings.
    var standardInput = StandardInputOption.unnamed
  }
}
