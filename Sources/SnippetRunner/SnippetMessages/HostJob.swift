/// What the runner asks the host to run: entries of one shared object, each in a child of its own.
package struct HostJob: Hashable, Codable, Sendable {
  /// The version of the messages that the runner speaks; `nil` for one before versions were told.
  package var version: Int?
  /// The absolute path of the shared object.
  package var library: String
  /// The entries, in the order of running.
  package var entries: [Entry]
  /// The time an entry may take, in milliseconds.
  package var milliseconds: Int
  /// What an entry may write to one file, in bytes.
  package var fileBytes: Int
  /// The address space an entry may have, in bytes.
  package var memoryBytes: Int
  /// How many processes an entry may start.
  package var processes: Int
  /// The number of the process that waits for the endings; when it is gone, nothing is run any more.
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

  /// A function of the shared object and the folder it runs in.
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

/// How an entry ended; the host writes one JSON object a line to its standard output.
package struct HostEnding: Hashable, Codable, Sendable {
  /// The version of the messages that the host speaks; `nil` for one before versions were told.
  package var version: Int?
  package var symbol: String
  /// The exit status, or -1 if a signal ended the entry.
  package var exitStatus: Int
  /// The signal, or 0.
  package var signal: Int
  /// Whether the entry was stopped because its time was over.
  package var timedOut: Bool
  /// The time it took, in milliseconds.
  package var milliseconds: Int
  /// What the system did not keep the entry from.
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

/// What the runner and the host of snippets agreed upon.
package enum HostProtocol {
  /// The version of the messages; it counts up with each change of what they mean or consist of.
  package static let version = 2
}

/// The names of the files in the folder an entry runs in.
package enum StageFile {
  /// What the program printed.
  package static let output = "output"
  /// What it wrote to standard error, the runtime's crash report included.
  package static let errors = "errors"
  /// The events, one JSON object a line.
  package static let events = "events"
}

/// How a program is told to leave out the screens before one: those that were spoken already when
/// another one brought the program down.
package enum FirstStep {
  /// The name of the variable in the environment; it holds the number of the first step wanted.
  package static let variable = "BY_EAR_FIRST_STEP"
}

/// What a host says of code that keeps a shared object from being loaded.
package enum EarlyCode {
  /// What runs while a shared object is loaded, as the subject of a sentence.
  package static let subject = "code that runs before the first line"
}
