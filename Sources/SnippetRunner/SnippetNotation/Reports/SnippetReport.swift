package import Diagnostics
package import SnippetMessages

package struct SnippetReport: Sendable {
  package var verdicts: [FenceLocation: Verdict]
  package var diagnostics: [Diagnostic]
  /// Recordings of VoiceOver on devices or simulators, for these files or others.
  package var recordings: [Recording] = []
  /// What doesn't do what its type promises, on the last screen of each program.
  package var brokenPromises: [FenceLocation: [BrokenPromise]] = [:]

  package init(verdicts: [FenceLocation: Verdict] = [:], diagnostics: [Diagnostic] = []) {
    self.verdicts = verdicts
    self.diagnostics = diagnostics
  }

  /// The result of checking a fence.
  ///
  /// `ran`, `compiled`, `failedAsExpected` and `shown` are about Swift blocks; `spoken` and the two
  /// `drawn` cases about transcripts that match the computed lines; `matched` about program outputs
  /// and compiler messages. If a check failed, the verdict is `broken`, and a diagnostic says why.
  package enum Verdict: Hashable, Codable, Sendable {
    case ran
    case compiled
    case failedAsExpected
    case shown(reason: String)
    indirect case spoken(Walkthrough)
    /// The screen was drawn and read, along with the screen it is compared to.
    indirect case drawn(before: Walkthrough?, after: Walkthrough)
    indirect case drawnAtSizes([SizedWalkthrough])
    case matched
    case broken
  }

  /// Replaces what is known about some files with the results of a newer check of them.
  package func replacing(filesAt paths: Set<String>, with newer: SnippetReport) -> SnippetReport {
    var report = self
    report.verdicts = verdicts.filter { !paths.contains($0.key.path) }
      .merging(newer.verdicts) { $1 }
    report.brokenPromises = brokenPromises.filter { !paths.contains($0.key.path) }
      .merging(newer.brokenPromises) { $1 }
    report.diagnostics =
      diagnostics.filter { !paths.contains($0.location?.path ?? "") } + newer.diagnostics
    return report
  }
}

package struct SnippetListing: Hashable, Sendable {
  package var place: FenceLocation
  package var name: String?
  /// `run`, `compile` or `fail`.
  package var purpose: String
  package var transcripts: [Int]

  package init?(_ program: Program) {
    guard let location = program.blocks.first?.fence.place else { return nil }
    self.place = location
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

/// A recording of VoiceOver on a device or simulator, as evidence for the computed speech.
package struct Recording: Hashable, Sendable {
  /// The system with its build, such as `iOS 27.0 (24A434)`.
  package var system: String
  package var language: String
  package var lines: Int
  /// The URL of the CI run.
  package var address: String

  package init(system: String, language: String, lines: Int, address: String) {
    self.system = system
    self.language = language
    self.lines = lines
    self.address = address
  }
}
