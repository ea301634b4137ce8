import ArgumentParser
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetRunning

/// The options that building and checking share.
struct SharedOptions: ParsableArguments {
  @Option(name: .customLong("book"), help: "The folder of the book.", completion: .directory)
  var root = "."

  @Option(help: "The time a snippet may run, in seconds.")
  var timeout = 10.0

  @Option(help: "How many processes run side by side; all cores unless given.")
  var jobs: Int?

  @Option(
    help: "The folder that keeps results between checks; 'build/cache' in the book unless given.",
    completion: .directory
  )
  var cache: String?

  @Flag(name: .customLong("no-cache"), help: "Check everything again, without the cache.")
  var ignoresCache = false

  @Flag(
    name: .customLong("no-run"),
    help: "Compile and run none of the book's code, as for a stranger's book; nothing is computed."
  )
  var runsNothing = false

  func validate() throws {
    guard timeout > 0 else { throw ValidationError("'--timeout' takes a number above 0.") }
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' takes a number from 1.") }
  }

  /// The folder that keeps results between checks.
  var cacheFolder: String {
    cache ?? "\(root)/build/cache"
  }

  var runner: SnippetRunner {
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    var toolchain = Toolchain.beside(executable: executable)
    if let jobs {
      toolchain.processes = jobs
    }
    return SnippetRunner(
      toolchain: toolchain,
      limits: RunLimits(seconds: timeout),
      cache: ignoresCache ? nil : cacheFolder
    )
  }
}

/// What standard input is called, where `-` stands for a file.
struct StandardInputOption: ParsableArguments {
  @Option(
    name: .customLong("name"),
    help: ArgumentHelp(
      "The name of standard input in findings, such as 'Cart.swift'.",
      valueName: "file"
    )
  )
  var given: String?

  /// The name where none is given.
  static let unnamed = "<stdin>"

  var name: String { given ?? Self.unnamed }

  /// Refuses a name without a use, and standard input that would be read twice.
  ///
  /// - Parameter paths: The paths of a command line, among which `-` is standard input.
  /// - Throws: a sentence for the author of the command line.
  func validate(with paths: [String]) throws {
    let inputs = paths.count { $0 == "-" }
    guard inputs <= 1 else {
      throw ValidationError("Standard input, '-', can be read only once.")
    }
    guard let given else { return }
    guard inputs == 1 else {
      throw ValidationError("'--name' names standard input; write '-' in place of a file, too.")
    }
    guard !given.isEmpty, given != "-", !paths.contains(given) else {
      throw ValidationError("'--name' takes a name that no other file has, such as 'Cart.swift'.")
    }
  }
}

/// How what was found is written, for the commands that write nothing else.
struct FindingOptions: ParsableArguments {
  @Option(help: "How findings are written.")
  var format = DiagnosticFormat.human
}

extension DiagnosticFormat: ExpressibleByArgument {}

/// The kinds of checks.
enum CheckKind: String, ExpressibleByArgument, CaseIterable {
  case snippets
  case content
}

/// What happens after a snippet has failed.
enum AfterFailure: String, EnumerableFlag {
  case keepGoing
  case failFast

  static func help(for value: AfterFailure) -> ArgumentHelp? {
    switch value {
    case .keepGoing: "Check the other snippets when one fails."
    case .failFast: "Stop when a snippet fails."
    }
  }
}
