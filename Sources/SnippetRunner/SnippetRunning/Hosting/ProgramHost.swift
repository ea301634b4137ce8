package import Foundation
package import SnippetCompiling
import SnippetMessages
import SnippetNotation
import SourceText
import System

/// Runs compiled programs, each in its own process.
///
/// A host program loads the shared object, forks for each entry function, and enforces the limits.
/// Messages from the host and the programs are lines of JSON.
package struct ProgramHost: Sendable {
  private let toolchain: Toolchain
  private let folder: URL
  private let limits: RunLimits

  package init(toolchain: Toolchain, folder: URL, limits: RunLimits) {
    self.toolchain = toolchain
    self.folder = folder
    self.limits = limits
  }

  /// Runs the programs of a shared object.
  ///
  /// - Parameters:
  ///   - library: The shared object.
  ///   - additions: Variables to add to the environment of the programs.
  /// - Throws: Errors from starting the host or writing its job, or `HostMismatch`.
  package func run(
    _ library: CompiledLibrary,
    environment additions: [String: String] = [:]
  ) async throws -> [ProgramOutcome] {
    let programs = library.programs.filter { $0.purpose == .run }
    guard !programs.isEmpty else { return [] }
    let additions = toolchain.libraryPath.merging(additions) { _, new in new }
    let entries = try programs.map { program in
      let folder = scratchFolder(program)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return HostJob.Entry(
        symbol: program.entry,
        directory: folder.path(percentEncoded: false)
      )
    }
    let job = HostJob(
      library: library.path,
      entries: entries,
      milliseconds: Int(limits.seconds * 1000),
      fileBytes: limits.outputBytes,
      memoryBytes: limits.memoryBytes,
      processes: limits.processes,
      totalMemoryBytes: limits.memoryBytes,
      directoryBytes: limits.folderBytes,
      directoryEntries: limits.files,
      waitingProcess: Int(ProcessInfo.processInfo.processIdentifier),
      newestSandbox: toolchain.newestSandbox
    )
    let jobFile = folder.appending(path: "job_\(programs[0].number).json")
    try JSONEncoder.compact.encode(job).write(to: jobFile)
    let result = try await Command(
      program: toolchain.host,
      arguments: [jobFile.path(percentEncoded: false)],
      environment: .only(Self.environment.merging(additions) { _, new in new }),
      timeLimit: 60 + Self.hostTimeFactor * (limits.seconds + 1) * Double(programs.count)
    )
    .run()
    let endings = try result.output.split(separator: "\n").compactMap { line in
      try ending(in: String(line))
    }
    return programs.map { program in
      let ending = endings.first { $0.symbol == program.entry }
      return outcome(of: program, ending: ending, hostErrors: result.errors)
    }
  }

  /// Decodes a line of the host; `nil` if it isn't a message, as a host that crashed may leave.
  private func ending(in line: String) throws -> EntryTermination? {
    let data = Data(line.utf8)
    guard (try? JSONSerialization.jsonObject(with: data)) is [String: Any] else { return nil }
    let version = try? JSONDecoder().decode(ReportedVersion.self, from: data).version
    guard version == HostProtocol.version else {
      throw HostMismatch(host: toolchain.host, .version(version))
    }
    guard let ending = try? JSONDecoder().decode(EntryTermination.self, from: data) else {
      throw HostMismatch(host: toolchain.host, .message(line))
    }
    return ending
  }

  /// The factor by which the host may exceed the time limits of its programs: it stops them itself,
  /// and on a busy machine they may wait for a processor.
  private static let hostTimeFactor = 20.0

  /// The variables with which a crash is reported at once, but not its line: the symbols of the
  /// libraries take longer to read than most programs to run.
  package static let withoutLocations = [backtrace: "\(backtraceSettings),symbolicate=off"]

  private static let backtrace = "SWIFT_BACKTRACE"
  private static let backtraceSettings =
    "enable=yes,format=json,threads=crashed,images=none,registers=none,interactive=no,color=no"

  /// The complete environment of programs, apart from `TMPDIR`.
  ///
  /// It makes runs reproducible, lets crashes report their location, and passes on where Swift's
  /// libraries are. It withholds the author's keys and tokens.
  private static let environment: [String: String] = {
    let inherited = ProcessInfo.processInfo.environment
    var environment = [
      "SWIFT_DETERMINISTIC_HASHING": "1",
      backtrace: backtraceSettings,
      "TZ": "UTC",
      "LC_ALL": "C.UTF-8",
    ]
    for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH", "SWIFT_ROOT"] {
      environment[name] = inherited[name]
    }
    return environment
  }()

  private func scratchFolder(_ program: Program) -> URL {
    folder.appending(path: "run_\(program.number)", directoryHint: .isDirectory)
  }

  private func outcome(
    of program: Program,
    ending: EntryTermination?,
    hostErrors: String
  ) -> ProgramOutcome {
    let folder = scratchFolder(program)
    let read = { (name: String) in
      (try? Data(contentsOf: folder.appending(path: name))) ?? Data()
    }
    let parts = (0..<StageFile.eventParts).lazy.map { read(StageFile.events($0)) }
    let log = parts.prefix { !$0.isEmpty }.reduce(into: Data()) { $0 += $1 }
    return ProgramOutcome(
      program: program,
      ending: ending,
      log: ReportedEvents(log),
      output: read(StageFile.output),
      errors: ending == nil
        ? hostErrors : String(decoding: read(StageFile.errors), as: UTF8.self)
    )
  }
}

/// The part of a host message that all versions have in common.
private struct ReportedVersion: Decodable {
  let version: Int?
}
