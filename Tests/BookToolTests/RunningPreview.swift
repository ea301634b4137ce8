import Foundation
import Synchronization

/// A preview in its own process, which ends with the last reference to it.
final class RunningPreview: Sendable {
  private let process: Process
  /// Its folder is deleted with the last reference to it.
  private let tool: Tool
  private let said = Mutex<[UInt8]>([])

  /// Starts a preview of the book at any free port.
  init(_ tool: Tool, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: Tool.executable)
    process.arguments = ["serve", "--port", "0"] + arguments
    process.currentDirectoryURL = tool.folder
    // One pipe for both streams, since two would lose the order.
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    self.process = process
    self.tool = tool
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let bytes = handle.availableData
      guard !bytes.isEmpty else {
        handle.readabilityHandler = nil
        return
      }
      self?.said.withLock { $0 += bytes }
    }
    try process.run()
  }

  /// The complete lines so far.
  private var lines: [String] {
    let lines = said.withLock(\.self)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The first line that contains a text, starting from a line number, and the number of the next
  /// line.
  ///
  /// - Returns: `nil` if there is none within 30 seconds.
  func line(with text: String, from start: Int = 0) async -> (text: String, next: Int)? {
    for _ in 0..<3000 {
      let lines = lines
      if let number = lines.indices.dropFirst(start).first(where: { lines[$0].contains(text) }) {
        return (lines[number], number + 1)
      }
      try? await Task.sleep(for: .milliseconds(10))
    }
    return nil
  }

  /// The memory that the preview shares with no file, in KiB; `nil` if the system doesn't report it.
  var memory: Int? {
    let path = "/proc/\(process.processIdentifier)/status"
    let lines = try? String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let line = lines?.first { $0.hasPrefix("RssAnon:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first
  }

  /// The number of its open sockets.
  var sockets: Int {
    let folder = "/proc/\(process.processIdentifier)/fd"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.count { name in
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
      return file?.hasPrefix("socket:") == true
    }
  }

  /// The port of the preview, once it listens.
  func port() async -> UInt16? {
    let line = await line(with: "http://127.0.0.1:")
    let number = line?.text.split(separator: ":").last?.prefix { $0.isNumber }
    return number.flatMap { UInt16($0) }
  }
}

/// A raw connection to a server on this machine.
final class BrowserConnection: Sendable {
  private let descriptor: Int32

  /// Sends a request without changes.
  ///
  /// - Parameter isComplete: `false` for a request whose end never comes.
  init?(port: UInt16, _ request: String, host: String = "127.0.0.1", isComplete: Bool = true) {
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
    let lines = ["\(request) HTTP/1.1", "Host: \(host):\(port)", "Connection: close"]
    let bytes = Array((lines + (isComplete ? ["", ""] : [])).joined(separator: "\r\n").utf8)
    guard send(descriptor, bytes, bytes.count, 0) == bytes.count else { return nil }
  }

  deinit {
    close(descriptor)
  }

  /// What is received until a text appears or the server closes the connection.
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
