import Synchronization
import System
import Testing

struct ParallelMappingTests {
  @Test(arguments: [0, 1, 2, 7, 1000])
  func `results are in the order of the elements`(count: Int) async throws {
    let numbers = Array(0..<count)
    #expect(numbers.parallelMap { $0 * 2 } == numbers.map { $0 * 2 })
    #expect(try await numbers.concurrentMap(limit: 3) { $0 * 2 } == numbers.map { $0 * 2 })
  }

  @Test func `a slice is mapped from its own start`() {
    #expect(Array(0..<100)[40..<60].parallelMap(\.self) == Array(40..<60))
  }

  @Test func `no more elements are processed at once than the limit`() async throws {
    let counts = Mutex((now: 0, most: 0))
    _ = try await Array(0..<40).concurrentMap(limit: 3) { number in
      counts.withLock { counts in
        counts.now += 1
        counts.most = max(counts.most, counts.now)
      }
      await Task.yield()
      counts.withLock { $0.now -= 1 }
      return number
    }
    #expect(counts.withLock(\.most) <= 3)
  }
}
