import Synchronization

/// The connections that are being served, at most a fixed number.
///
/// Each takes a file descriptor and memory for what its browser has not read, so the oldest is
/// closed for a new one. A browser whose connection is closed opens another.
final class OpenConnections: Sendable {
  private let limit: Int
  /// In order of opening.
  private let tasks = Mutex<[Task<Void, Never>]>([])

  init(limit: Int) {
    self.limit = limit
  }

  func add(_ task: Task<Void, Never>) {
    tasks.withLock { $0.append(task) }
  }

  /// Returns when the task has ended.
  func finish(_ task: Task<Void, Never>) async {
    await withTaskCancellationHandler(operation: { await task.value }, onCancel: task.cancel)
    tasks.withLock { tasks in tasks.removeAll { $0 == task } }
  }

  func makeRoom() async {
    let oldest = tasks.withLock { $0.count < limit ? nil : $0.first }
    guard let oldest else { return }
    oldest.cancel()
    await finish(oldest)
  }
}
