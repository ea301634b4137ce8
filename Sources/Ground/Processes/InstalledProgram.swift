package import Foundation

/// A program of this machine that is asked for a text and waited for.
///
/// Who asks it is a plain function over values that cannot suspend, such as making a PDF. Compilers
/// and snippets, which run side by side and must end in time, are run by ``Command``.
package struct InstalledProgram: Sendable {
  /// The file.
  package let path: String

  /// Finds a program by its name; `nil` if it is not installed.
  ///
  /// - Parameter folders: where to look, separated by colons.
  package init?(named name: String, in folders: String) {
    let paths = folders.split(separator: ":").map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  /// What kept a program from doing its work.
  package struct Failure: LocalizedError {
    /// The program.
    package let program: String
    /// What it said, or did.
    package let reason: String

    /// Creates a failure.
    package init(program: String, reason: String) {
      self.program = program
      self.reason = reason
    }

    package var errorDescription: String? { "'\(program)' failed: \(reason)" }
  }

  /// Runs the program over a text.
  ///
  /// Input and output go through files, as a program that waits for its reader while we wait for its
  /// writer would wait for ever.
  ///
  /// - Throws: ``Failure``, and what the file system throws.
  package func run(_ arguments: [String], input: String = "", in folder: URL) throws -> String {
    // Elsewhere than in the folder, which the program may look at.
    let exchange = try ScratchFolder()
    defer { exchange.remove() }
    let source = exchange.url.appending(path: "input")
    let target = exchange.url.appending(path: "output")
    let complaints = exchange.url.appending(path: "errors")
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
