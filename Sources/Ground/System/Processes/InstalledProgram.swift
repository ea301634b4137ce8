package import Foundation

/// An installed program that is run synchronously, such as a PDF converter.
///
/// Compilers and snippets run concurrently and have a time limit; they use ``Command``.
package struct InstalledProgram: Sendable {
  package let path: String

  /// Finds a program; `nil` if it isn't installed.
  ///
  /// - Parameter folders: the folders to search, separated by colons.
  package init?(named name: String, in folders: String) {
    let paths = folders.split(separator: ":").map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
    self.path = path
  }

  package struct Failure: LocalizedError {
    package let program: String
    package let reason: String

    package init(program: String, reason: String) {
      self.program = program
      self.reason = reason
    }

    package var errorDescription: String? { "'\(program)' failed: \(reason)" }
  }

  /// Runs the program and returns its standard output.
  ///
  /// - Throws: ``Failure``, or an error of the file system.
  package func run(_ arguments: [String], input: String = "", in folder: URL) throws -> String {
    let (input, output, errors) = (
      try AnonymousFile(input), try AnonymousFile(), try AnonymousFile()
    )
    let child = try ChildProcess(
      path,
      arguments,
      folder: folder,
      streams: .init(
        input: input.descriptor,
        output: output.descriptor,
        errors: errors.descriptor
      )
    )
    let reason: String
    switch child.wait() {
    case .exited(status: 0): return try output.read()
    case .exited(let status): reason = "it exited with status \(status)"
    case .signaled(let signal): reason = "it was ended by signal \(signal)"
    }
    let message = try errors.read().split(separator: "\n").first.map(String.init)
    throw Failure(program: path, reason: message ?? reason)
  }
}
