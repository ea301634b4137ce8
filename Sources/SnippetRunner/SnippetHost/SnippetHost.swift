import CProcess
import Foundation
// Linked for snippets that import it.
import SnippetMessages
// Linked for compiled snippets, which call the stage and the views.
import SnippetStage
import Synchronization

/// Runs the entries of a job, each in a child process, and reports how each ended.
///
/// The only argument is the path of a JSON file with the job. Results are written to standard
/// output, one JSON object per line. The process has a single thread, because it forks. With other
/// arguments, it runs a compiler, see ``BuildRun``.
@main
struct SnippetHost {
  static func main() {
    BuildRun(Array(CommandLine.arguments.dropFirst()))?.run()
    guard CommandLine.arguments.count == 2 else {
      write("usage: SnippetHost JOB.json\n", to: .standardError)
      exit(64)
    }
    do {
      let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
      let job = try JSONDecoder().decode(HostJob.self, from: data)
      guard job.version == HostProtocol.version else {
        // A result without an entry carries the version, so that the runner can report the
        // mismatch.
        try report(
          EntryTermination(symbol: "", exitStatus: -1, signal: 0, timedOut: false, milliseconds: 0)
        )
        exit(78)
      }
      if let newest = job.newestSandbox { limit_sandbox_version(Int32(newest)) }
      end_with(Int64(job.waitingProcess))
      leave_network()
      let folder = URL(filePath: CommandLine.arguments[1]).deletingLastPathComponent()
      unsafe confine_host(folder.path(percentEncoded: false))
      if job.entries.count > Self.entriesWithoutWarmUp {
        MainActor.assumeIsolated { WarmUp.perform() }
      }
      Stage.atFinish.withLock { $0 = { note_finish() } }
      let missing = job.entries.first.map { unsafe missing_protections($0.directory) } ?? 0
      for entry in job.entries {
        let (isLoaded, ending) = run(entry, of: job, missing: Protections(rawValue: Int(missing)))
        guard isLoaded else {
          // The other entries would fail in the same way, after the same time.
          write(loadFailure(entry, ending) + "\n", to: .standardError)
          exit(70)
        }
        try report(ending)
      }
    } catch {
      write("SnippetHost: \(error)\n", to: .standardError)
      exit(70)
    }
  }

  /// With more entries than this, warming up once is faster than in each child.
  private static let entriesWithoutWarmUp = 2

  private static func report(_ ending: EntryTermination) throws {
    let line = try JSONEncoder().encode(ending)
    write(String(decoding: line, as: UTF8.self) + "\n", to: .standardOutput)
  }

  private static func run(
    _ entry: HostJob.Entry,
    of job: HostJob,
    missing: Protections
  ) -> (isLoaded: Bool, ending: EntryTermination) {
    let limits = child_limits(
      milliseconds: Int64(job.milliseconds),
      file_bytes: Int64(job.fileBytes),
      memory_bytes: Int64(job.memoryBytes),
      processes: Int64(job.processes),
      total_memory_bytes: Int64(job.totalMemoryBytes),
      directory_bytes: Int64(job.directoryBytes),
      directory_entries: Int64(job.directoryEntries)
    )
    var ending = child_ending()
    let error = unsafe run_in_child(
      job.library,
      entry.symbol,
      entry.directory,
      limits,
      &ending
    )
    let result = EntryTermination(
      symbol: entry.symbol,
      exitStatus: error == 0 ? Int(ending.exit_status) : -1,
      signal: Int(ending.signal),
      timedOut: ending.timed_out != 0,
      exceeded: EntryTermination.Exceeded(rawValue: Int(ending.exceeded)),
      hasFinished: ending.has_finished != 0,
      milliseconds: Int(ending.milliseconds),
      missing: missing
    )
    return (ending.is_loaded != 0 || error != 0, result)
  }

  private static func loadFailure(_ entry: HostJob.Entry, _ ending: EntryTermination) -> String {
    if ending.exitStatus == CHILD_NO_DIRECTORY { return "its folder cannot be used" }
    if ending.exitStatus == CHILD_NO_LIBRARY {
      let errors = URL(filePath: entry.directory).appending(path: StageFile.errors)
      return (try? String(contentsOf: errors, encoding: .utf8)) ?? "the library cannot be loaded"
    }
    let code = LoadTimeCode.subject
    if ending.timedOut { return "\(code) did not end in time" }
    if ending.signal != 0 { return "\(code) crashed with signal \(ending.signal)" }
    return "\(code) exited with status \(ending.exitStatus)"
  }

  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
