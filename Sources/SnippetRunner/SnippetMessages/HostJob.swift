/// A job for the host: entries of one shared library, each to run in its own child process.
package struct HostJob: Hashable, Codable, Sendable {
  /// The protocol version of the runner; `nil` before versions existed.
  package var version: Int?
  package var library: String
  package var entries: [Entry]
  /// The time limit of an entry, in milliseconds.
  package var milliseconds: Int
  /// The maximum size of each file that an entry writes, in bytes.
  package var fileBytes: Int
  /// The maximum address space of an entry, in bytes.
  package var memoryBytes: Int
  /// The maximum number of processes that an entry starts.
  package var processes: Int
  /// The process that waits for the results.
  ///
  /// When it ends, the host stops.
  package var waitingProcess: Int

  package init(
    library: String,
    entries: [Entry],
    milliseconds: Int,
    fileBytes: Int,
    memoryBytes: Int,
    processes: Int,
    waitingProcess: Int
  ) {
    version = HostProtocol.version
    self.library = library
    self.entries = entries
    self.milliseconds = milliseconds
    self.fileBytes = fileBytes
    self.memoryBytes = memoryBytes
    self.processes = processes
    self.waitingProcess = waitingProcess
  }

  /// A function of the shared library and the folder it runs in.
  package struct Entry: Hashable, Codable, Sendable {
    package var symbol: String
    /// The absolute path of an empty folder.
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
package struct HostEnding: Hashable, Codable, Sendable {
  /// The protocol version of the host; `nil` before versions existed.
  package var version: Int?
  package var symbol: String
  /// The exit status, or -1 if a signal ended the entry.
  package var exitStatus: Int
  /// The signal, or 0.
  package var signal: Int
  /// Whether the entry was stopped at the time limit.
  package var timedOut: Bool
  /// The elapsed time in milliseconds.
  package var milliseconds: Int
  /// The restrictions that the system doesn't support.
  package var missing: Protections

  package init(
    symbol: String,
    exitStatus: Int,
    signal: Int,
    timedOut: Bool,
    milliseconds: Int,
    missing: Protections = []
  ) {
    version = HostProtocol.version
    self.symbol = symbol
    self.exitStatus = exitStatus
    self.signal = signal
    self.timedOut = timedOut
    self.milliseconds = milliseconds
    self.missing = missing
  }
}

/// The protocol between the runner and the host.
package enum HostProtocol {
  /// Increases with each change to the messages or their meaning.
  package static let version = 2
}

/// The names of files in the folder of an entry.
package enum StageFile {
  /// Standard output of the program.
  package static let output = "output"
  /// Standard error, including the crash report of the runtime.
  package static let errors = "errors"
  /// Events, one JSON object per line.
  package static let events = "events"
}

/// Tells a program which screens to skip: those spoken before another one made it crash.
package enum FirstStep {
  /// The environment variable with the number of the first step to show.
  package static let variable = "BY_EAR_FIRST_STEP"
}

/// Messages about code that prevents a shared library from being loaded.
package enum EarlyCode {
  package static let subject = "code that runs before the first line"
}
