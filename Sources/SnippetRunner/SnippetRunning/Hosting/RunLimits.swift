/// The bounds a program runs in.
package struct RunLimits: Hashable, Sendable {
  /// Time, in seconds; on Linux without the time it waits for a processor.
  package var seconds: Double
  /// What it may write to one file, its output included, in bytes.
  package var outputBytes: Int
  /// Its address space, in bytes.
  package var memoryBytes: Int

  /// Creates bounds; ten seconds, a mebibyte of output and four gibibytes of memory unless given.
  package init(
    seconds: Double = 10,
    outputBytes: Int = 1 << 20,
    memoryBytes: Int = 4 << 30
  ) {
    self.seconds = seconds
    self.outputBytes = outputBytes
    self.memoryBytes = memoryBytes
  }
}
