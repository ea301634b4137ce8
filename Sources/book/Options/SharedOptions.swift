import ArgumentParser
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

  /// The runner of snippets that these options ask for.
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
