import Foundation

/// A connection to a server on this machine, with nothing between the test and the bytes.
final class BrowserConnection: Sendable {
  private let descriptor: Int32

  /// Sends a request; its lines are sent as they are.
  init?(port: UInt16, _ request: String, host: String = "127.0.0.1") {
    #if canImport(Darwin)
    let stream = SOCK_STREAM
    #else
    let stream = Int32(SOCK_STREAM.rawValue)
    #endif
    descriptor = socket(AF_INET, stream, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { return nil }
    var limit = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let lines = ["\(request) HTTP/1.1", "Host: \(host):\(port)", "Connection: close", "", ""]
    let bytes = Array(lines.joined(separator: "\r\n").utf8)
    guard send(descriptor, bytes, bytes.count, 0) == bytes.count else { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// What comes until a text has come, or the server ends the connection.
  func read(until end: String? = nil) -> String {
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      received += buffer[..<count]
      if let end, received.firstRange(of: Array(end.utf8)) != nil { break }
    }
    return String(decoding: received, as: UTF8.self)
  }
}
