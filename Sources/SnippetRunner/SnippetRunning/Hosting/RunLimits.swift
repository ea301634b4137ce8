package struct RunLimits: Hashable, Sendable {
  /// On Linux, without the time that the program waits for a processor.
  package var seconds: Double
  /// The maximum size of each file that it writes, including its output.
  package var outputBytes: Int
  /// The maximum size of its address space.
  package var memoryBytes: Int
  /// The maximum number of processes that it starts, directly or indirectly.
  package var processes: Int

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
