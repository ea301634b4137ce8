/// A job for the host: entries of one shared library, each to run in its own child process.
///
/// The limits apply to each entry.
package struct HostJob: Hashable, Codable, Sendable {
  /// The protocol version of the runner; `nil` before versions existed.
  package var version: Int?
  package var library: String
  package var entries: [Entry]
  package var milliseconds: Int
  /// The maximum size of each file that an entry writes, in bytes.
  package var fileBytes: Int
  package var memoryBytes: Int
  package var processes: Int
  /// The memory of an entry with all processes that it starts.
  package var totalMemoryBytes: Int
  /// What the directory of an entry may contain.
  package var directoryBytes: Int
  package var directoryEntries: Int
  /// The process that waits for the results.
  ///
  /// When it ends, the host stops.
  package var waitingProcess: Int
  /// The newest version of the kernel's sandbox to use, for tests; `nil` for any.
  package var newestSandbox: Int?

  package init(
    library: String,
    entries: [Entry],
    milliseconds: Int,
    fileBytes: Int,
    memoryBytes: Int,
    processes: Int,
    totalMemoryBytes: Int,
    directoryBytes: Int,
    directoryEntries: Int,
    waitingProcess: Int,
    newestSandbox: Int? = nil
  ) {
    version = HostProtocol.version
    self.library = library
    self.entries = entries
    self.milliseconds = milliseconds
    self.fileBytes = fileBytes
    self.memoryBytes = memoryBytes
    self.processes = processes
    self.totalMemoryBytes = totalMemoryBytes
    self.directoryBytes = directoryBytes
    self.directoryEntries = directoryEntries
    self.waitingProcess = waitingProcess
    self.newestSandbox = newestSandbox
  }

  package struct Entry: Hashable, Codable, Sendable {
    package var symbol: String
    package var directory: String

    package init(symbol: String, directory: String) {
      self.symbol = symbol
      self.directory = directory
    }
  }
}

/// How an entry ended.
///
/// The host writes one JSON object per line to standard output.
package struct EntryTermination: Hashable, Codable, Sendable {
  package var version: Int?
  package var symbol: String
  /// The exit status, or -1 if a signal ended the entry.
  package var exitStatus: Int
  /// The signal, or 0.
  package var signal: Int
  package var timedOut: Bool
  /// The other limit at which it was stopped.
  package var exceeded: Exceeded?
  /// Whether it ran to its end, as opposed to leaving the process.
  package var hasFinished: Bool
  package var milliseconds: Int
  /// The restrictions that the system doesn't support.
  package var missing: Protections

  package init(
    symbol: String,
    exitStatus: Int,
    signal: Int,
    timedOut: Bool,
    exceeded: Exceeded? = nil,
    hasFinished: Bool = false,
    milliseconds: Int,
    missing: Protections = []
  ) {
    version = HostProtocol.version
    self.symbol = symbol
    self.exitStatus = exitStatus
    self.signal = signal
    self.timedOut = timedOut
    self.exceeded = exceeded
    self.hasFinished = hasFinished
    self.milliseconds = milliseconds
    self.missing = missing
  }

  /// A limit for an entry with all processes that it starts.
  ///
  /// The raw values are those of `CProcess.h`.
  package enum Exceeded: Int, Codable, Sendable {
    case memory = 1
    case directory = 2
  }
}

package enum HostProtocol {
  /// Increases with each change to the messages or their meaning.
  package static let version = 5
}

package enum StageFile {
  package static let output = "output"
  /// Standard error, including the crash report of the runtime.
  package static let errors = "errors"

  /// A part of the log of events.
  ///
  /// The size of each file is limited, and that limit is meant for what a program prints; the
  /// stage divides its log among several files.
  package static func events(_ part: Int) -> String { part == 0 ? "events" : "events_\(part)" }

  /// The number of files that a log may have.
  package static let eventParts = 48

  /// Ends a log that would need more files.
  package static let fullLog = "what is on the screens takes too much space"
}

/// Tells a program which screens to skip: those spoken before another one made it crash.
package enum FirstStep {
  package static let variable = "BY_EAR_FIRST_STEP"
}

package enum LoadTimeCode {
  package static let subject = "code that runs before the first line"
}
