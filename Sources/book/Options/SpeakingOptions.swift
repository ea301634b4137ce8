import ArgumentParser
import Foundation
import SnippetCompiling
import SnippetRunning

/// What `book say` speaks.
struct SpokenOptions: ParsableArguments {
  @OptionGroup var shown: ShownFileOptions

  @Option(
    help: "The folder of a Swift package whose library modules the files may import.",
    completion: .directory
  )
  var package: String?
}

/// What `book heard export` makes of Swift files that belong to no book.
struct OwnFileOptions: ParsableArguments {
  @OptionGroup var shown: ShownFileOptions

  @Option(help: "The language of the device, such as 'en' or 'ru'; English unless given.")
  var language: HearingOptions.Language?

  var isGiven: Bool { shown.isGiven || language != nil }
}

/// What is shown of Swift files, and what is compiled with them.
struct ShownFileOptions: ParsableArguments {
  @Option(
    name: .customLong("show"),
    help: "Show an expression of the first file: a view, a controller, an array of views."
  )
  var shows: [String] = []

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Compile a file along, and show nothing of it.",
      discussion: "A file named for an imported module, such as SnapKit.swift, stands in for it."
    ),
    completion: .file(extensions: ["swift"])
  )
  var companions: [String] = []

  @Option(
    name: .customLong("stub"),
    help: "Leave out the imports of a module; what is then missing is an error at its line."
  )
  var stubs: [String] = []

  var isGiven: Bool { !shows.isEmpty || !companions.isEmpty || !stubs.isEmpty }
}

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
