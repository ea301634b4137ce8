import ArgumentParser
import Foundation
import SnippetCompiling
import SnippetRunning

/// How `book say` runs what it speaks.
struct RunOptions: ParsableArguments {
  @Option(help: "The time a file may run, in seconds.")
  var timeout = 10.0

  @Option(
    help: "The folder that keeps results between runs; the book's, or the user's, unless given.",
    completion: .directory
  )
  var cache: String?

  @Flag(name: .customLong("no-cache"), help: "Compile and run everything again, without the cache.")
  var ignoresCache = false

  func validate() throws {
    guard timeout > 0 else { throw ValidationError("'--timeout' takes a number above 0.") }
  }

  /// The runner of files that these options ask for.
  var runner: SnippetRunner {
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return SnippetRunner(
      toolchain: Toolchain.beside(executable: executable),
      limits: RunLimits(seconds: timeout),
      cache: ignoresCache ? nil : cache ?? Self.cacheFolder
    )
  }

  /// The cache of the book around, else the user's; nobody's folder gets a 'build' it has no use for.
  private static var cacheFolder: String {
    if FileManager.default.fileExists(atPath: "Content/book.yml") { return "build/cache" }
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let folder = caches ?? FileManager.default.temporaryDirectory
    return folder.appending(path: "by-ear").path(percentEncoded: false)
  }
}
