import Dispatch
import Foundation
import Synchronization

extension RandomAccessCollection where Self: Sendable, Element: Sendable, Index == Int {
  package func parallelMap<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    // More batches than cores, since some elements take longer than others.
    let size = Swift.max(1, count / (ProcessInfo.processInfo.activeProcessorCount * 8))
    let results = Mutex<[Int: [Result]]>([:])
    DispatchQueue.concurrentPerform(iterations: (count + size - 1) / size) { number in
      let start = startIndex + number * size
      let elements = self[start..<Swift.min(endIndex, start + size)]
      let part = elements.map(transform)
      results.withLock { $0[number] = part }
    }
    return results.withLock { parts in
      parts.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }
}
