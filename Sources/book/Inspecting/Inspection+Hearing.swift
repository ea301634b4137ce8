import Diagnostics
import HeardSpeech
import SnippetNotation
import SnippetRunning

extension Inspection {
  /// The screens that a Mac can hear, with the lines that were just computed for them.
  var expectedScreens: [ExpectedScreen] { ExpectedScreen.all(in: chapters, snippets.report) }

  /// What was heard of the book, against what was computed.
  func hearingFindings(in root: String) -> [Diagnostic] {
    let (evidence, findings) = HeardFolder(root: root).read()
    return findings + evidence.findings(for: expectedScreens)
  }
}
