import Foundation
import Subprocess

#if canImport(System)
import System
#else
import SystemPackage
#endif

/// A process that runs to its end while others do, and is stopped after a time.
///
/// Where a plain function needs the answer of a program there is ``InstalledProgram``.
package struct Command: Sendable {
  /// The program: a name on the path, or a path.
  private let program: String
  /// The arguments.
  private let arguments: [String]
  /// What it finds in its environment.
  private let environment: Environment
  /// The time after which it is stopped, in seconds.
  private let timeLimit: Double

  /// Creates a process that is yet to be started.
  package init(
    program: String,
    arguments: [String],
    environment: Environment = .inherited(adding: [:]),
    timeLimit: Double
  ) {
    self.program = program
    self.arguments = arguments
    self.environment = environment
    self.timeLimit = timeLimit
  }

  /// What a process finds in its environment.
  package enum Environment: Sendable {
    /// What this process has, and some variables more.
    case inherited(adding: [String: String])
    /// Some variables, and nothing else.
    case only([String: String])
  }

  /// What a process left behind.
  package struct Result: Sendable {
    /// Whether it exited with status 0.
    package var succeeded: Bool
    /// The signal that ended it; `nil` if it exited.
    package var signal: Int?
    /// Its standard output.
    package var output: String
    /// Its standard error.
    package var errors: String

    /// Why it failed, as far as it can be told: its first words, or how it ended.
    package var failure: String {
      let words = errors.split(separator: "\n").first { !$0.allSatisfy(\.isWhitespace) }
      if let words { return String(words) }
      return signal.map { "ended by signal \($0)" } ?? "failed without a message"
    }
  }

  /// The program cannot be started.
  package struct NotFound: Error {
    /// The program.
    package var program: String
  }

  /// The process took longer than its limit and was stopped.
  package struct TimedOut: LocalizedError {
    /// The program.
    package var program: String
    /// The limit, in seconds.
    package var seconds: Double

    package var errorDescription: String? {
      "'\(program)' took longer than \(seconds) s and was stopped"
    }
  }

  private static let outputLimit = 64 * 1024 * 1024

  /// Runs the process.
  ///
  /// - Throws: `NotFound`, `TimedOut`, or what stopped the process from being run.
  package func run() async throws -> Result {
    try await withThrowingTaskGroup(of: Result?.self) { group in
      group.addTask { try await start() }
      group.addTask {
        try await Task.sleep(for: .seconds(timeLimit))
        return nil
      }
      defer { group.cancelAll() }
      guard let first = try await group.next(), let result = first else { throw timedOut }
      return result
    }
  }

  private var timedOut: TimedOut { TimedOut(program: program, seconds: timeLimit) }

  private func start() async throws -> Result {
    let executable: Executable =
      program.contains("/") ? .path(FilePath(program)) : .name(program)
    var options = PlatformOptions()
    // Who is stopped can first end what it started.
    options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(1))]
    do {
      let result = try await Subprocess.run(
        executable,
        arguments: Arguments(arguments),
        environment: environment.variables,
        platformOptions: options,
        output: .string(limit: Self.outputLimit),
        error: .string(limit: Self.outputLimit)
      )
      return Result(
        succeeded: result.terminationStatus.isSuccess,
        signal: result.terminationStatus.signal,
        output: result.standardOutput,
        errors: result.standardError
      )
    } catch let error as SubprocessError where error.code == .executableNotFound {
      throw NotFound(program: program)
    }
  }
}

extension Command.Environment {
  /// The variables.
  fileprivate var variables: Subprocess.Environment {
    switch self {
    case .inherited(let additions):
      .inherit.updating(Self.keyed(additions).mapValues(Optional.some))
    case .only(let variables): .custom(Self.keyed(variables))
    }
  }

  /// Variables whose names can be names.
  private static func keyed(
    _ variables: [String: String]
  ) -> [Subprocess.Environment.Key: String] {
    let pairs = variables.compactMap { name, value in
      Subprocess.Environment.Key(rawValue: name).map { ($0, value) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }
}

extension TerminationStatus {
  /// The signal that ended the process; `nil` if it exited.
  fileprivate var signal: Int? {
    if case .signaled(let signal) = self { Int(signal) } else { nil }
  }
}
