import Foundation
import Synchronization

/// A preview in a process of its own, ended together with the last reference to it.
final class RunningPreview: Sendable {
  private let process: Process
  private let said = Mutex<[UInt8]>([])

  /// Starts a preview of a tool's book at any free port.
  init(_ tool: Tool, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: Tool.executable)
    process.arguments = ["serve", "--port", "0"] + arguments
    process.currentDirectoryURL = tool.folder
    // One for both, as two pipes would not tell what was said first.
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    self.process = process
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

  /// The lines that have come to their end.
  private var lines: [String] {
    let lines = said.withLock(\.self)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// The first line from a number that contains a text, and the number of the line after it.
  ///
  /// - Returns: `nil` if none comes in half a minute.
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

  /// The port of the preview, once it listens.
  func port() async -> UInt16? {
    let line = await line(with: "http://127.0.0.1:")
    let number = line?.text.split(separator: ":").last?.prefix { $0.isNumber }
    return number.flatMap { UInt16($0) }
  }
}
