import ArgumentParser
import Diagnostics
import Foundation
import IncrementalSite
import Publications

extension BuildCommand {
  /// Says what a build came to that made everything.
  ///
  /// - Throws: an exit code if anything is wrong.
  func tell(
    of outcome: FormatBuild.Outcome,
    _ inspection: Inspection,
    _ formats: [BookFormat]
  ) throws {
    try Console.standard.report(
      outcome.diagnostics,
      about: inspection.cases,
      as: findings,
      source: inspection.source
    )
    guard !outcome.diagnostics.containsErrors else {
      let names = formats.map(\.rawValue).joined(separator: ", ")
      let name = releasing.release == nil ? names : "release"
      Console.standard.complain("The \(name) was not written; what was built before is untouched.")
      throw ExitCode(1)
    }
    guard findings == .human else { return }
    Console.standard.say(shared.runsNothing ? Inspection.nothingRan : "\(inspection.summary)")
    outcome.sentences.forEach(Console.standard.say)
  }

  /// Says what a build came to that made only what changed.
  func tell(of outcome: SiteUpdate.Outcome) throws {
    let diagnostics = outcome.build.findings + outcome.warnings
    let root = shared.root
    try Console.standard.report(diagnostics, about: [], as: findings) { path in
      try? String(contentsOf: URL(filePath: "\(root)/\(path)"), encoding: .utf8)
    }
    guard findings == .human else { return }
    Console.standard.say(outcome.build.summary)
    Console.standard.say("\(outcome.sentence) in \(output ?? "build/site").")
  }
}
