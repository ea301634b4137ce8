import CMemory
import Dispatch
import Foundation

/// The memory that is free within the process, which each thread keeps for itself.
enum FreeMemory {
  /// Returns from now on what is free at once: a long book has no room for memory that waits to be
  /// used again.
  static func releaseAtOnce() {
    give_back_at_once()
  }

  /// Returns it to the system on all cores, so that the next stage of a build begins with little.
  static func release() {
    // More often than there are cores, as one may run several times.
    let turns = ProcessInfo.processInfo.activeProcessorCount * 4
    DispatchQueue.concurrentPerform(iterations: turns) { _ in give_back_free_memory() }
  }
}
