extension Collection where Element: Sendable, Self: Sendable {
  /// Maps all elements in order, with at most `limit` tasks at a time.
  package func concurrentMap<Result: Sendable>(
    limit: Int,
    _ transform: @escaping @Sendable (Element) async throws -> Result
  ) async throws -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
      var results: [Int: Result] = [:]
      for (index, element) in enumerated() {
        if index >= limit, let (finished, result) = try await group.next() {
          results[finished] = result
        }
        group.addTask { (index, try await transform(element)) }
      }
      for try await (finished, result) in group {
        results[finished] = result
      }
      return results.sorted { $0.key < $1.key }.map(\.value)
    }
  }
}
