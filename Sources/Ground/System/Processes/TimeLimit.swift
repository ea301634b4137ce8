/// Work took longer than it may.
package struct TimeLimitReached: Error {
  package var seconds: Double
}

/// Cancels work that takes too long.
///
/// - Throws: `TimeLimitReached`, or an error of the work.
package func withTimeLimit<Result: Sendable>(
  seconds: Double,
  _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
  try await withThrowingTaskGroup(of: Result.self) { group in
    group.addTask(operation: work)
    group.addTask {
      try await Task.sleep(for: .seconds(seconds))
      throw TimeLimitReached(seconds: seconds)
    }
    defer { group.cancelAll() }
    guard let result = try await group.next() else { throw CancellationError() }
    return result
  }
}
