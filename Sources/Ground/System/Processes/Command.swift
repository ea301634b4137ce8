package import Foundation

/// A process that runs concurrently with others and has a time limit.
///
/// For synchronous code, see ``InstalledProgram``.
package struct Command: Sendable {
  private let program: String
  private let arguments: [String]
  private let environment: Environment
  private let folder: URL?
  private let timeLimit: Double
  private let leadsGroup: Bool

  /// - Parameters:
  ///   - program: a name to look up in `PATH`, or a path.
  ///   - folder: the working directory; by default that of this process.
  ///   - timeLimit: the time limit in seconds.
  ///   - leadsGroup: whether its children are killed with it. It must have the `TMPDIR` of a
  ///     `ScratchFolder`, so that it ends with this process, as Ctrl-C doesn't reach it.
  package init(
    program: String,
    arguments: [String],
    environment: Environment = .inherited(adding: [:]),
    folder: URL? = nil,
    timeLimit: Double,
    leadsGroup: Bool = false
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.timeLimit = timeLimit
    self.leadsGroup = leadsGroup
  }

  package enum Environment: Sendable {
    case inherited(adding: [String: String])
    case only([String: String])

    fileprivate var variables: [String: String] {
      switch self {
      case .inherited(let additions):
        ProcessInfo.processInfo.environment.merging(additions) { _, added in added }
      case .only(let variables): variables
      }
    }
  }

  package struct Result: Sendable {
    /// `nil` if a signal ended it.
    package var status: Int?
    /// `nil` if it exited.
    package var signal: Int?
    package var output: String
    package var errors: String

    package var succeeded: Bool { status == 0 }

    /// The reason for a failure: the first line of its errors, or how it ended.
    package var failure: String {
      let words = errors.split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) }
      if let words { return String(words) }
      return signal.map { "ended by signal \($0)" } ?? "failed without a message"
    }
  }

  package struct NotFound: Error {
    package var program: String

    package init(program: String) { self.program = program }
  }

  package struct TimedOut: LocalizedError {
    package var program: String
    package var seconds: Double

    package var errorDescription: String? {
      "'\(program)' took longer than \(seconds) s and was stopped"
    }
  }

  package struct TooMuchOutput: LocalizedError {
    package var program: String

    package var errorDescription: String? {
      "'\(program)' wrote more than \(Command.outputLimit >> 20) MB and was stopped"
    }
  }

  private static let outputLimit = 64 << 20

  /// Runs the process, and stops it if the task is cancelled.
  ///
  /// - Throws: `NotFound`, `TimedOut`, `TooMuchOutput`, or an error of the system.
  package func run() async throws -> Result {
    let (output, errors) = (try AnonymousFile(), try AnonymousFile())
    let child = try start(writing: output, errors)
    let deadline = ContinuousClock.now + .seconds(timeLimit)
    var pause = Duration.milliseconds(1)
    while true {
      if let termination = child.termination() {
        return try result(of: termination, output, errors)
      }
      do {
        guard ContinuousClock.now < deadline else {
          throw TimedOut(program: program, seconds: timeLimit)
        }
        try checkSize(of: output, errors)
        // A long-running process is polled less often: a few milliseconds don't matter then.
        try await Task.sleep(for: pause)
        pause = min(pause * 2, .milliseconds(16))
      } catch {
        await child.stop()
        throw error
      }
    }
  }

  private func start(writing output: AnonymousFile, _ errors: AnonymousFile) throws -> ChildProcess
  {
    do {
      return try ChildProcess(
        program,
        arguments,
        environment: environment.variables,
        folder: folder,
        streams: .init(output: output.descriptor, errors: errors.descriptor),
        leadsGroup: leadsGroup
      )
    } catch let failure as ChildProcess.Failure where failure.isNotFound {
      throw NotFound(program: program)
    }
  }

  private func checkSize(of files: AnonymousFile...) throws {
    guard files.allSatisfy({ $0.size <= Self.outputLimit }) else {
      throw TooMuchOutput(program: program)
    }
  }

  private func result(
    of termination: ChildProcess.Termination,
    _ output: AnonymousFile,
    _ errors: AnonymousFile
  ) throws -> Result {
    try checkSize(of: output, errors)
    var result = Result(output: try output.read(), errors: try errors.read())
    switch termination {
    case .exited(let status): result.status = status
    case .signaled(let signal): result.signal = signal
    }
    return result
  }
}

extension String {
  /// The text as one word of a shell command, in quotation marks if it needs them.
  package var shellWord: String {
    allSatisfy { $0.isLetter || $0.isNumber || "/._-+=:@%,".contains($0) } && !isEmpty
      ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
