package import Foundation

/// A program of this machine that is asked for a text and waited for.
///
/// Who asks it is a plain function over values that cannot suspend, such as making a PDF. Compilers
/// and snippets, which run side by side and must end in time, are run by ``Command``.
package struct InstalledProgram: Sendable {
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
    package let program: String
    package let reason: String

    package init(program: String, reason: String) {
      self.program = program
      self.reason = reason
    }

    package var errorDescription: String? { "'\(program)' failed: \(reason)" }
  }

  /// Runs the program over a text, in a working directory.
  ///
  /// - Throws: ``Failure``, and what the file system throws.
  package func run(_ arguments: [String], input: String = "", in folder: URL) throws -> String {
    let (input, output, errors) = (try ProcessFile(input), try ProcessFile(), try ProcessFile())
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
    case .exited(let status): reason = "it ended with status \(status)"
    case .signaled(let signal): reason = "it was ended by signal \(signal)"
    }
    let said = try errors.read().split(separator: "\n").first.map(String.init)
    throw Failure(program: path, reason: said ?? reason)
  }
}
