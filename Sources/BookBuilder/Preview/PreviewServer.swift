import FlyingFox
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
  private let server: HTTPServer
  private let host: String
  private let port: Int
  private let state: PreviewState

  /// Creates a server without starting it.
  ///
  /// - Parameters:
  ///   - host: the IPv4 address to listen on.
  ///   - port: the port, or 0 for any free one.
  ///   - patience: how long a connection may stay silent before it is closed.
  /// - Throws: ``PreviewFailure`` if the address is invalid.
  package init(host: String, port: Int, timeout: Duration = .seconds(60)) throws {
    guard let number = UInt16(exactly: port),
      let address = try? sockaddr_in.inet(ip4: host, port: number)
    else { throw PreviewFailure.noAddress(host) }
    let state = PreviewState()
    self.host = host
    self.port = port
    self.state = state
    let isOpen = host != Self.loopback
    server = HTTPServer(
      address: address,
      pool: TimeoutPool(pool: HTTPServer.defaultPool(), timeout: timeout),
      logger: .disabled,
      handler: PreviewHandler(state: state, allowsAnyHost: isOpen)
    )
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
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { [server] in try await server.run() }
        group.addTask { [server, state, host] in
          try await server.waitUntilListening()
          if case .ip4(_, let port)? = await server.listeningAddress {
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
}
