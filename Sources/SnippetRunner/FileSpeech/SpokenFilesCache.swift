import SnippetCompiling
import SnippetNotation
import SnippetRunning

/// The cached results of files.
///
/// The key of a file includes all others, since it may depend on them.
struct SpokenFilesCache {
  let cache: ResultCache
  let programs: [Program]
  let companions: [SwiftFile]

  var outcomes: [ProgramOutcome]? {
    let outcomes = programs.compactMap { program in
      cache.store.result(for: key(of: program))?.outcome(of: program)
    }
    return outcomes.count == programs.count ? outcomes : nil
  }

  /// Caches the outcomes of programs that needed only a single run.
  func save(_ outcomes: [[ProgramOutcome]]) {
    cache.store.save(
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
