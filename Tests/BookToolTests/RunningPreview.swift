import Foundation
import Synchronization

/// A preview in a process of its own, ended together with the last reference to it.
final class RunningPreview: Sendable {
  private let process: Process
  private let lines = Mutex<[String]>([])

  /// Starts a preview of a tool's book at any free port.
  init(_ tool: Tool, _ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(filePath: Tool.executable)
    process.arguments = ["serve", "--port", "0"] + arguments
    process.currentDirectoryURL = tool.folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    self.process = process
    for pipe in [output, errors] {
      pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
        let text = String(decoding: handle.availableData, as: UTF8.self)
        guard !text.isEmpty else {
          handle.readabilityHandler = nil
          return
        }
        self?.lines.withLock { $0 += text.split(separator: "\n").map(String.init) }
      }
    }
    try process.run()
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
      let found = lines.withLock { lines in
        lines.indices.dropFirst(start).first { lines[$0].contains(text) }.map {
          (lines[$0], $0 + 1)
        }
      }
      if let found { return found }
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
