import Diagnostics
import HeardSpeech
import SnippetNotation
import SnippetRunning

extension Inspection {
  /// The screens that a Mac can hear, with the lines that were just computed for them.
  var expectedScreens: [ExpectedScreen] {
    HearableWalk.all(in: chapters).walks.compactMap { walk in
      switch snippets.report.verdicts[walk.transcript.fence.place] {
      case .spoken(let computed), .drawn(_, let computed):
        ExpectedScreen(walk, computed: computed)
      default: nil
      }
    }
  }

  /// What was heard of the book, against what was computed.
  func hearingFindings(in root: String) -> [Diagnostic] {
    let (evidence, findings) = HeardFolder(root: root).read()
    return findings + evidence.findings(for: expectedScreens)
  }
}
