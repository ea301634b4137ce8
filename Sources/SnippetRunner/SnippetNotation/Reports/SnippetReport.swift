package import Diagnostics

/// What a run over the snippets of some files brought to light.
package struct SnippetReport: Sendable {
  package var verdicts: [FencePlace: Verdict]
  /// Everything that is wrong, for the author.
  package var diagnostics: [Diagnostic]
  /// The runs in which VoiceOver itself was heard, of these files or of others.
  package var recordings: [Recording] = []

  package init(verdicts: [FencePlace: Verdict] = [:], diagnostics: [Diagnostic] = []) {
    self.verdicts = verdicts
    self.diagnostics = diagnostics
  }

  /// What became of a fence's promise.
  package enum Verdict: Hashable, Codable, Sendable {
    /// The Swift code compiled and, unless marked `compiles`, ran to its end.
    case ran
    /// The Swift code compiled and was not run, as its fence asks.
    case compiled
    /// The Swift code failed to compile, as its fence promises.
    case failedAsPromised
    /// The Swift code is shown without a check, for this reason.
    case shown(reason: String)
    /// The transcript is what was computed.
    indirect case spoken(Walkthrough)
    /// The screen was drawn and read, and beside it the one it is compared with.
    indirect case drawn(before: Walkthrough?, after: Walkthrough)
    /// The screen was drawn and read at several sizes of text.
    indirect case drawnAtSizes([SizedWalkthrough])
    /// The output or compiler message is what was computed.
    case matched
    /// The promise does not hold; a diagnostic says why.
    case broken
  }
}

/// A program as a list shows it.
package struct SnippetListing: Hashable, Sendable {
  /// The place of its first block.
  package var place: FencePlace
  package var name: String?
  /// What is done with it: `run`, `compile` or `fail`.
  package var purpose: String
  /// The lines of its transcripts, from 1.
  package var transcripts: [Int]

  /// Describes a program; `nil` for one without a block.
  package init?(_ program: Program) {
    guard let place = program.blocks.first?.fence.place else { return nil }
    self.place = place
    name = program.blocks.compactMap(\.name).first
    purpose =
      switch program.purpose {
      case .run: "run"
      case .compile: "compile"
      case .fail: "fail"
      }
    transcripts = program.steps.compactMap { step in
      if case .transcript(let transcript) = step { transcript.fence.place.line } else { nil }
    }
  }
}

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

  package init(system: String, language: String, lines: Int, address: String) {
    self.system = system
    self.language = language
    self.lines = lines
    self.address = address
  }
}
