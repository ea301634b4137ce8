import CProcess
import Foundation
// A snippet may import it; without this import it would not be in the program.
import PortableWebKit
import SnippetMessages
// Compiled snippets call the stage and the views; linking them in is what this program is for.
import SnippetStage

/// Runs the entries of a job, each in a child process, and reports how each ended.
///
/// The job comes as a JSON file, the only argument; the endings go to standard output, one JSON
/// object a line. The program has one thread, because it forks.
@main
struct SnippetHost {
  static func main() {
    guard CommandLine.arguments.count == 2 else {
      write("usage: SnippetHost JOB.json\n", to: .standardError)
      exit(64)
    }
    do {
      let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
      let job = try JSONDecoder().decode(HostJob.self, from: data)
      guard job.version == HostProtocol.version else {
        // An ending of no entry tells the version, and the runner what to say.
        try answer(
          HostEnding(symbol: "", exitStatus: -1, signal: 0, timedOut: false, milliseconds: 0)
        )
        exit(78)
      }
      live_for(Int64(job.waitingProcess))
      leave_network()
      let folder = URL(filePath: CommandLine.arguments[1]).deletingLastPathComponent()
      unsafe confine_host(folder.path(percentEncoded: false))
      guard let library = unsafe load_library(job.library) else { exit(70) }
      let missing = job.entries.first.map { unsafe missing_protections($0.directory) } ?? 0
      for entry in job.entries {
        var ending = unsafe run(entry, of: job, in: library)
        ending.missing = Protections(rawValue: Int(missing))
        try answer(ending)
      }
    } catch {
      write("SnippetHost: \(error)\n", to: .standardError)
      exit(70)
    }
  }

  private static func answer(_ ending: HostEnding) throws {
    let line = try JSONEncoder().encode(ending)
    write(String(decoding: line, as: UTF8.self) + "\n", to: .standardOutput)
  }

  private static func run(
    _ entry: HostJob.Entry,
    of job: HostJob,
    in library: UnsafeMutableRawPointer
  ) -> HostEnding {
    let limits = child_limits(
      milliseconds: Int64(job.milliseconds),
      file_bytes: Int64(job.fileBytes),
      memory_bytes: Int64(job.memoryBytes),
      processes: Int64(job.processes)
    )
    var ending = child_ending()
    let error = unsafe run_in_child(
      library,
      entry.symbol,
      entry.directory,
      limits,
      &ending
    )
    return HostEnding(
      symbol: entry.symbol,
      exitStatus: error == 0 ? Int(ending.exit_status) : -1,
      signal: Int(ending.signal),
      timedOut: ending.timed_out != 0,
      milliseconds: Int(ending.milliseconds)
    )
  }

  private static func write(_ text: String, to handle: FileHandle) {
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
