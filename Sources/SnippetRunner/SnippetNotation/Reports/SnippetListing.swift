/// A program as a list shows it.
package struct SnippetListing: Hashable, Sendable {
  /// The place of its first block.
  package var place: FencePlace
  /// The name of one of its blocks, if there is one.
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
