import Foundation

/// A program of the system that reads lines and writes as many.
struct Program: Sendable {
  /// The file.
  let path: String

  /// Finds a program by its name; `nil` if it is not installed.
  ///
  /// - Parameter folders: where to look, separated by colons.
  init?(named name: String, in folders: String) {
    let paths = folders.split(separator: ":").map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// What kept a program from doing its work.
  struct Failure: LocalizedError {
    /// The program.
    let program: String
    /// What it said, or did.
    let reason: String

    var errorDescription: String? { "'\(program)' failed: \(reason)" }
  }

  /// Runs the program over a text.
  ///
  /// Input and output go through files, as a program that waits for its reader while we wait for its
  /// writer would wait for ever.
  ///
  /// - Throws: ``Failure``, and what the file system throws.
  func run(_ arguments: [String], input: String = "", in folder: URL) throws -> String {
    let name = UUID().uuidString
    let source = folder.appending(path: "\(name).in")
    let target = folder.appending(path: "\(name).out")
    let complaints = folder.appending(path: "\(name).err")
    defer {
      for file in [source, target, complaints] { try? FileManager.default.removeItem(at: file) }
    }
    try Data(input.utf8).write(to: source)
    for file in [target, complaints] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = try FileHandle(forReadingFrom: source)
    process.standardOutput = try FileHandle(forWritingTo: target)
    process.standardError = try FileHandle(forWritingTo: complaints)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let said = String(decoding: try Data(contentsOf: complaints), as: UTF8.self)
      let lines = said.split(separator: "\n")
      throw Failure(
        program: path,
        reason: lines.first.map(String.init) ?? "it ended with status \(process.terminationStatus)"
      )
    }
    return String(decoding: try Data(contentsOf: target), as: UTF8.self)
  }
}
