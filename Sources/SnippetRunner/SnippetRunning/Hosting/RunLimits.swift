package struct RunLimits: Hashable, Sendable {
  /// On Linux, without the time that the program waits for a processor.
  package var seconds: Double
  /// The maximum size of each file that it writes, including its output.
  package var outputBytes: Int
  /// The maximum size of its address space, and of the memory that all its processes use together.
  package var memoryBytes: Int
  /// The maximum number of processes that it starts, directly or indirectly.
  package var processes: Int
  /// The maximum size of its folder, with all files.
  package var folderBytes: Int
  /// The maximum number of files and folders in its folder.
  package var files: Int
  /// The maximum time of a whole check, with compiling.
  package var checkSeconds: Double

  /// The maximum of `--timeout`, in seconds.
  package static let longestSeconds = 3600.0

  package init(
    seconds: Double = 10,
    outputBytes: Int = 1 << 20,
    memoryBytes: Int = 4 << 30,
    processes: Int = 16,
    folderBytes: Int = 64 << 20,
    files: Int = 1000,
    checkSeconds: Double = 3600
  ) {
    self.seconds = seconds
    self.outputBytes = outputBytes
    self.memoryBytes = memoryBytes
    self.processes = processes
    self.folderBytes = folderBytes
    self.files = files
    self.checkSeconds = checkSeconds
  }
}
