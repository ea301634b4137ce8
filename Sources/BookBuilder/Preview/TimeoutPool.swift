import FlyingSocks
import Foundation

/// A socket pool that drops connections which stay silent, or don't read, for too long.
///
/// Each connection takes a file descriptor, so idle clients could exhaust them and lock browsers
/// out.
struct TimeoutPool<Pool: AsyncSocketPool>: AsyncSocketPool {
  let pool: Pool
  let timeout: Duration

  /// How long a browser may read nothing while bytes wait for it.
  private static var writeTimeout: Duration { .seconds(5) }

  func prepare() async throws {
    try await pool.prepare()
  }

  func run() async throws {
    try await pool.run()
  }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // A listening socket may wait indefinitely for connections.
    guard !socket.isListening else {
      return try await pool.suspendSocket(socket, untilReadyFor: events)
    }
    let timeout = events.contains(.write) ? min(timeout, Self.writeTimeout) : timeout
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: timeout)
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}

extension Socket {
  fileprivate var isListening: Bool {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    let status = unsafe getsockopt(file.rawValue, SOL_SOCKET, SO_ACCEPTCONN, &value, &size)
    return status == 0 && value != 0
  }
}
