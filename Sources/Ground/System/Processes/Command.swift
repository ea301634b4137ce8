package import Foundation

/// A process that runs to its end while others do, and is stopped after a time.
///
/// Where a plain function needs the answer of a program there is ``InstalledProgram``.
package struct Command: Sendable {
  private let program: String
  private let arguments: [String]
  private let environment: Environment
  private let folder: URL?
  private let timeLimit: Double

  /// Creates a process that is yet to be started.
  ///
  /// - Parameters:
  ///   - program: a name on the path, or a path.
  ///   - folder: its working directory; that of this process by default.
  ///   - timeLimit: the time after which it is stopped, in seconds.
  package init(
    program: String,
    arguments: [String],
    environment: Environment = .inherited(adding: [:]),
    folder: URL? = nil,
    timeLimit: Double
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.folder = folder
    self.timeLimit = timeLimit
  }

  /// What a process finds in its environment.
  package enum Environment: Sendable {
    /// What this process has, and some variables more.
    case inherited(adding: [String: String])
    /// Some variables, and nothing else.
    case only([String: String])

    fileprivate var variables: [String: String] {
      switch self {
      case .inherited(let additions):
        ProcessInfo.processInfo.environment.merging(additions) { _, added in added }
      case .only(let variables): variables
      }
    }
  }

  /// What a process left behind.
  package struct Result: Sendable {
    /// Its exit status; `nil` if a signal ended it.
    package var status: Int?
    /// The signal that ended it; `nil` if it exited.
    package var signal: Int?
    package var output: String
    /// Its standard error.
    package var errors: String

    /// Whether it exited with status 0.
    package var succeeded: Bool { status == 0 }

    /// Why it failed, as far as it can be told: its first words, or how it ended.
    package var failure: String {
      let words = errors.split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) }
      if let words { return String(words) }
      return signal.map { "ended by signal \($0)" } ?? "failed without a message"
    }
  }

  /// The program cannot be started.
  package struct NotFound: Error {
    package var program: String
  }

  /// The process took longer than its limit and was stopped.
  package struct TimedOut: LocalizedError {
    package var program: String
    /// The limit, in seconds.
    package var seconds: Double

    package var errorDescription: String? {
      "'\(program)' took longer than \(seconds) s and was stopped"
    }
  }

  /// The process wrote more than anyone reads and was stopped.
  package struct TooMuchOutput: LocalizedError {
    package var program: String

    package var errorDescription: String? {
      "'\(program)' wrote more than \(Command.outputLimit >> 20) MB and was stopped"
    }
  }

  private static let outputLimit = 64 << 20

  /// Runs the process; it is stopped if the task is cancelled.
  ///
  /// - Throws: `NotFound`, `TimedOut`, `TooMuchOutput`, or what kept the process from being run.
  package func run() async throws -> Result {
    let (output, errors) = (try ProcessFile(), try ProcessFile())
    let child = try start(writing: output, errors)
    let deadline = ContinuousClock.now + .seconds(timeLimit)
    var pause = Duration.milliseconds(1)
    while true {
      if let ending = child.ending() { return try result(of: ending, output, errors) }
      do {
        guard ContinuousClock.now < deadline else {
          throw TimedOut(program: program, seconds: timeLimit)
        }
        try checkSize(of: output, errors)
        // A program that ran for long is asked less often: nobody notices some milliseconds more.
        try await Task.sleep(for: pause)
        pause = min(pause * 2, .milliseconds(16))
      } catch {
        await child.stop()
        throw error
      }
    }
  }

  private func start(writing output: ProcessFile, _ errors: ProcessFile) throws -> ChildProcess {
    do {
      return try ChildProcess(
        program,
        arguments,
        environment: environment.variables,
        folder: folder,
        streams: .init(output: output.descriptor, errors: errors.descriptor)
      )
    } catch let failure as ChildProcess.Failure where failure.isNotFound {
      throw NotFound(program: program)
    }
  }

  private func checkSize(of files: ProcessFile...) throws {
    guard files.allSatisfy({ $0.size <= Self.outputLimit }) else {
      throw TooMuchOutput(program: program)
    }
  }

  private func result(
    of ending: ChildProcess.Ending,
    _ output: ProcessFile,
    _ errors: ProcessFile
  ) throws -> Result {
    try checkSize(of: output, errors)
    var result = Result(output: try output.read(), errors: try errors.read())
    switch ending {
    case .exited(let status): result.status = status
    case .signaled(let signal): result.signal = signal
    }
    return result
  }
}
