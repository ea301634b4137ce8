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

  /// Creates a job.
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
    /// The symbol.
    package var symbol: String
    /// The absolute path of an empty folder.
    package var directory: String

    /// Creates an entry.
    package init(symbol: String, directory: String) {
      self.symbol = symbol
      self.directory = directory
    }
  }
}
