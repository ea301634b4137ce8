/// The bounds a program runs in.
package struct RunLimits: Hashable, Sendable {
  /// Time, in seconds; on Linux without the time it waits for a processor.
  package var seconds: Double
  /// What it may write to one file, its output included, in bytes.
  package var outputBytes: Int
  /// Its address space, in bytes.
  package var memoryBytes: Int
  /// How many processes it may start, with those that they start.
  package var processes: Int

  /// Creates bounds; ten seconds, a mebibyte of output, four gibibytes of memory and sixteen processes
  /// unless given.
  package init(
    seconds: Double = 10,
    outputBytes: Int = 1 << 20,
    memoryBytes: Int = 4 << 30,
    processes: Int = 16
  ) {
    self.seconds = seconds
    self.outputBytes = outputBytes
    self.memoryBytes = memoryBytes
    self.processes = processes
  }
}
