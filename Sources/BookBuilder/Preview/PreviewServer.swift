import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

/// Shows a site to browsers on this machine, and tells them when it has changed.
package final class PreviewServer: Sendable {
  private let server: HTTPServer
  private let host: String
  private let port: Int
  private let stage: PreviewStage

  /// Creates a server that is not listening yet.
  ///
  /// - Parameters:
  ///   - host: the address to listen at, in the form of IPv4.
  ///   - port: the port; 0 for any that is free.
  ///   - patience: how long a connection may be silent before it is given up.
  /// - Throws: ``PreviewFailure`` if the address is none.
  package init(host: String, port: Int, patience: Duration = .seconds(60)) throws {
    guard let number = UInt16(exactly: port),
      let address = try? sockaddr_in.inet(ip4: host, port: number)
    else { throw PreviewFailure.noAddress(host) }
    let stage = PreviewStage()
    self.host = host
    self.port = port
    self.stage = stage
    let isOpen = host != Self.loopback
    server = HTTPServer(
      address: address,
      pool: ImpatientPool(pool: HTTPServer.defaultPool(), patience: patience),
      logger: .disabled,
      handler: PreviewHandler(stage: stage, answersAnyName: isOpen)
    )
  }

  /// The address that only programs on this machine reach.
  package static let loopback = "127.0.0.1"

  package func show(_ site: PreviewSite) {
    stage.show(site)
  }

  /// Listens until the task is cancelled.
  ///
  /// - Parameter ready: is told the address of the site once browsers can reach it.
  /// - Throws: ``PreviewFailure`` if the port cannot be had.
  package func run(ready: @escaping @Sendable (String) async -> Void) async throws {
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { [server] in try await server.run() }
        group.addTask { [server, stage, host] in
          try await server.waitUntilListening()
          if case .ip4(_, let port)? = await server.listeningAddress {
            await ready("http://\(host):\(port)/")
          }
          // A browser that went away is noticed when something is sent to it.
          while true {
            try await Task.sleep(for: .seconds(10))
            stage.keepAlive()
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
