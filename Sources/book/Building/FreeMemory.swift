import CMemory
import Dispatch
import Foundation

/// The memory that is free within the process, which each thread keeps for itself.
enum FreeMemory {
  /// Gives back from now on what is free at once: a long book has no room for memory that waits to be
  /// taken again.
  static func waitNoLonger() {
    give_back_at_once()
  }

  /// Gives it back to the system on all cores, so that the next stage of a build begins with little.
  static func giveBack() {
    // More often than there are cores, as one may take several turns.
    let turns = ProcessInfo.processInfo.activeProcessorCount * 4
    DispatchQueue.concurrentPerform(iterations: turns) { _ in give_back_free_memory() }
  }
}
