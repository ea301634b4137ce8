import FlyingSocks
import Foundation

/// Waits for what comes over connections, and gives up those over which nothing comes for long.
///
/// Each connection takes a file of the process; a program that opens them and says nothing would keep
/// browsers out.
struct ImpatientPool<Pool: AsyncSocketPool>: AsyncSocketPool {
  /// Waits as long as it takes.
  let pool: Pool
  /// How long a connection may be silent.
  let patience: Duration

  func prepare() async throws {
    try await pool.prepare()
  }

  func run() async throws {
    try await pool.run()
  }

  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    // New connections may be waited for all day.
    guard !socket.isListening else {
      return try await pool.suspendSocket(socket, untilReadyFor: events)
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.suspendSocket(socket, untilReadyFor: events) }
      group.addTask {
        try await Task.sleep(for: patience)
        throw SocketError.disconnected
      }
      defer { group.cancelAll() }
      try await group.next()
    }
  }
}

extension Socket {
  /// Whether connections are accepted from it.
  fileprivate var isListening: Bool {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    let status = unsafe getsockopt(file.rawValue, SOL_SOCKET, SO_ACCEPTCONN, &value, &size)
    return status == 0 && value != 0
  }
}
