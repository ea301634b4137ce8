import Foundation

/// How the processor time of some work grows with its size.
package struct Growth: Sendable {
  /// Twice the size may take at most this many times as long.
  package static let largestRatio = 2.6

  /// The smallest measured ratio of the times for twice a size and that size; 1 if even the largest
  /// size takes no time.
  ///
  /// It is measured several times if it is too large, since other tests run at the same time.
  package let ratio: Double

  /// - Parameters:
  ///   - shortest: the shortest time that is measured, in seconds.
  ///   - work: prepares the work of a size, which must stay on this thread.
  package init(
    from first: Int,
    to last: Int,
    atLeast shortest: Double = 0.05,
    _ work: (Int) -> () -> Void
  ) {
    var size = first
    // The first call may also prepare what later ones share.
    var single = min(Self.seconds(work(size)), Self.seconds(work(size)))
    while single < shortest, size < last {
      // Skips the sizes that this one's time rules out, and allows for what doesn't grow.
      let factor = 1.2 * shortest / max(single, shortest / 100)
      size = min(last, max(2 * size, Int(Double(size) * factor)))
      single = Self.seconds(work(size))
    }
    guard single >= shortest else {
      ratio = 1
      return
    }
    var least = Double.infinity
    for attempt in 0..<10 where least >= Self.largestRatio {
      if attempt > 2 { Thread.sleep(forTimeInterval: 0.3) }
      if attempt > 0 { single = max(shortest / 2, Self.seconds(work(size))) }
      least = min(least, Self.seconds(work(2 * size)) / single)
    }
    ratio = least
  }

  /// The processor time of this thread in seconds.
  private static func seconds(_ work: () -> Void) -> Double {
    let start = processorTime
    work()
    return processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
