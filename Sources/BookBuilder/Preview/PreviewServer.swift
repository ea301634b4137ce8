import FlyingSocks
import Foundation
import Synchronization

/// Serves a site to browsers on this machine and notifies them of changes.
///
/// Call ``run(ready:)`` once, and ``show(_:)`` with each new state of the site.
///
/// On any address other than `loopback`, the site is visible to the network, and requests with any
/// `Host` header are accepted.
package final class PreviewServer: Sendable {
  private let address: sockaddr_in
  private let pool: any AsyncSocketPool
  private let handler: PreviewHandler
  private let host: String
  private let port: Int
  private let state: PreviewState
  private let connections: OpenConnections

  /// Creates a server without starting it.
  ///
  /// - Parameters:
  ///   - host: the IPv4 address to listen on.
  ///   - port: the port, or 0 for any free one.
  ///   - timeout: how long a connection may stay silent before it is closed.
  ///   - limit: how many connections are open at most; the oldest is closed for a new one.
  /// - Throws: ``PreviewFailure`` if the address is invalid.
  package init(
    host: String,
    port: Int,
    timeout: Duration = .seconds(60),
    limit: Int = 500
  ) throws {
    guard let number = UInt16(exactly: port),
      let address = try? sockaddr_in.inet(ip4: host, port: number)
    else { throw PreviewFailure.noAddress(host) }
    let state = PreviewState()
    self.host = host
    self.port = port
    self.state = state
    connections = OpenConnections(limit: limit)
    self.address = address
    pool = TimeoutPool(pool: SocketPool<Poll>.make(), timeout: timeout)
    handler = PreviewHandler(state: state, allowsAnyHost: host != Self.loopback)
  }

  /// The address that only this machine can reach.
  package static let loopback = "127.0.0.1"

  package func show(_ site: PreviewSite) {
    state.show(site)
  }

  /// Runs the server until the task is cancelled.
  ///
  /// - Parameter ready: receives the address of the site once the server is listening.
  /// - Throws: ``PreviewFailure`` if it cannot listen on the port.
  package func run(ready: @escaping @Sendable (String) async -> Void) async throws {
    do {
      try await pool.prepare()
      let socket = try listeningSocket()
      defer { try? socket.close() }
      let listener = try AsyncSocket(socket: socket, pool: pool)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { [pool] in try await pool.run() }
        group.addTask { [self] in try await accept(from: listener) }
        group.addTask { [state, host] in
          if case .ip4(_, let port) = try socket.sockname() {
            await ready("http://\(host):\(port)/")
          }
          // A closed connection is only noticed when something is sent.
          while true {
            try await Task.sleep(for: .seconds(10))
            state.keepAlive()
          }
        }
        defer { group.cancelAll() }
        try await group.next()
      }
    } catch SocketError.failed(_, let number, let message) {
      switch number {
      case EADDRINUSE: throw PreviewFailure.busyPort(port)
      case EACCES: throw PreviewFailure.forbiddenPort(port)
      case EADDRNOTAVAIL: throw PreviewFailure.noAddress(host)
      default: throw PreviewFailure.other(message)
      }
    }
  }

  private func accept(from listener: AsyncSocket) async throws {
    try await withThrowingDiscardingTaskGroup { [connections, handler] group in
      for try await socket in listener.sockets {
        await connections.makeRoom()
        let connection = PreviewConnection(socket: socket, handler: handler)
        let task = Task { await connection.run() }
        connections.add(task)
        group.addTask { await connections.finish(task) }
      }
    }
  }

  private func listeningSocket() throws -> Socket {
    let socket = try Socket(domain: Int32(AF_INET), type: .stream)
    do {
      // Otherwise the port stays in use for a minute after the last preview.
      try socket.setValue(true, for: .localAddressReuse)
      // Connections inherit it. The default is megabytes for each browser that doesn't read.
      try socket.setValue(Int32(64 << 10), for: .sendBufferSize)
      try socket.bind(to: address)
      try socket.listen()
      return socket
    } catch {
      try? socket.close()
      throw error
    }
  }
}
