import SnippetCompiling
import SnippetNotation
import SnippetRunning

/// The cached outcomes of files, each of which depends on the files beside it, too.
struct SpokenResults {
  /// The results of earlier runs.
  let cache: ResultCache
  let programs: [Program]
  /// The files that are compiled along.
  let companions: [SwiftFile]

  /// The outcomes of all programs; `nil` if one is not cached.
  var outcomes: [ProgramOutcome]? {
    let outcomes = programs.compactMap { program in
      cache.store.result(for: key(of: program))?.outcome(of: program)
    }
    return outcomes.count == programs.count ? outcomes : nil
  }

  /// Caches the outcomes of programs, in their order, as far as one run came to each.
  func keep(_ outcomes: [[ProgramOutcome]]) {
    cache.store.keep(
      zip(programs, outcomes).compactMap { program, outcomes in
        guard outcomes.count == 1, let result = StoredResult(outcomes[0]) else { return nil }
        return (key(of: program), result)
      }
    )
  }

  private func key(of program: Program) -> ProgramKey {
    var fingerprint = Fingerprint()
    fingerprint.add(cache.environment.key(of: program).text)
    for other in programs where other.number != program.number {
      fingerprint.add(other.file?.text ?? "")
    }
    for companion in companions { fingerprint.add(companion.text) }
    return ProgramKey(program, environment: fingerprint)
  }
}
