import Foundation
import SnippetMessages
import System

/// A compiler or package manager that may write only in some places.
///
/// The host starts it, restricts it and ends all of its processes.
struct ConfinedCommand: Sendable {
  var host: String
  var kind = HostBuild.withoutNetwork
  var program: String
  var arguments: [String]
  /// The folders and files it may write, and `TMPDIR`.
  var places: [String]
  var temporaryFolder: String
  /// Where the program may keep what it would otherwise write into the user's caches.
  var cacheFolder: String?
  var timeLimit: Double
  /// In bytes, of all processes together.
  var memoryLimit = Self.usualMemoryLimit

  /// The processes together used more memory than they may.
  struct TooMuchMemory: LocalizedError {
    var program: String
    var bytes: Int

    var errorDescription: String? {
      "'\(program)' used more than \(bytes >> 20) MiB of memory and was stopped"
    }
  }

  /// Half of the machine's memory, in bytes, as builds of large packages take several gibibytes.
  static let usualMemoryLimit = max(4 << 30, Int(ProcessInfo.processInfo.physicalMemory / 2))

  /// Runs the program.
  ///
  /// - Throws: `TooMuchMemory`, or an error of `Command.run`.
  func run() async throws -> Command.Result {
    let result = try await Command(
      program: host,
      arguments: [kind.rawValue, "\(memoryLimit)"] + places + [temporaryFolder]
        + [HostBuild.separator, program] + arguments,
      environment: .inherited(
        adding: ["TMPDIR": temporaryFolder, "XDG_CACHE_HOME": cacheFolder].compactMapValues(\.self)
      ),
      timeLimit: timeLimit,
      leadsGroup: true
    )
    .run()
    switch result.status {
    case Int(HostBuild.tooMuchMemory):
      throw TooMuchMemory(program: program, bytes: memoryLimit)
    case Int(HostBuild.noProgram): throw Command.NotFound(program: program)
    default: return result
    }
  }
}
