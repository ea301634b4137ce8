import BookModel
import SitePages

/// Hands files on to another sink, looks at each, and returns free memory to the system now and then.
struct InspectedFiles<Sink: FileSink>: FileSink {
  /// What the files go to.
  private(set) var sink: Sink
  /// What the files ask of readers.
  private(set) var budget: PageBudget
  /// How many pages there were.
  private(set) var pages = 0

  private let limits: MemoryLimits
  private var bytesSinceRelease = 0

  /// Begins without a file.
  init(_ sink: Sink, _ budget: PageBudget, limits: MemoryLimits = .standard) {
    self.sink = sink
    self.budget = budget
    self.limits = limits
  }

  mutating func put(_ file: OutputFile) throws(Sink.Failure) {
    budget.look(at: file)
    if file.path.hasSuffix(".html") { pages += 1 }
    count(file.bytes)
    try sink.put(file)
  }

  mutating func append(_ bytes: [UInt8], to path: String) throws(Sink.Failure) {
    count(bytes)
    try sink.append(bytes, to: path)
  }

  private mutating func count(_ bytes: [UInt8]) {
    bytesSinceRelease += bytes.count
    guard bytesSinceRelease >= limits.bytesBetweenReleases || bytes.count >= limits.longFile else {
      return
    }
    FreeMemory.release()
    bytesSinceRelease = 0
  }
}
