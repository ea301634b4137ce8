package struct RunLimits: Hashable, Sendable {
  /// On Linux, without the time that the program waits for a processor.
  package var seconds: Double
  /// The maximum size of each file that it writes, including its output.
  package var outputBytes = 1 << 20
  /// The maximum size of its address space, and of the memory that all its processes use together.
  package var memoryBytes: Int
  /// The maximum number of processes that it starts, directly or indirectly.
  package var processes = 16
  /// The maximum size of its folder, with all files.
  package var folderBytes = 64 << 20
  /// The maximum number of files and folders in its folder.
  package var files = 1000
  /// The maximum time of a whole check, with compiling.
  package var checkSeconds = 3600.0

  /// The maximum of `--timeout`, in seconds.
  package static let longestSeconds = 3600.0

  package init(seconds: Double = 10, memoryBytes: Int = 4 << 30) {
    self.seconds = seconds
    self.memoryBytes = memoryBytes
  }
}
