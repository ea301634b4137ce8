import Dispatch
import Foundation
import Synchronization

extension RandomAccessCollection where Self: Sendable, Element: Sendable, Index == Int {
  /// What becomes of the elements, in their order, found out on all cores side by side.
  package func mapOnAllCores<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // Smaller shares than there are cores, as some elements take longer than others.
    let share = Swift.max(1, count / (ProcessInfo.processInfo.activeProcessorCount * 8))
    let results = Mutex<[Int: [Result]]>([:])
    DispatchQueue.concurrentPerform(iterations: (count + share - 1) / share) { number in
      let start = startIndex + number * share
      let elements = self[start..<Swift.min(endIndex, start + share)]
      let part = elements.map(transform)
      results.withLock { $0[number] = part }
    }
    return results.withLock { parts in
      parts.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }
}
