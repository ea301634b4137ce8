import ArgumentParser
import Foundation
import SnippetCompiling
import SnippetRunning

struct SpokenOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The app that the files belong to: a folder, Package.swift or an Xcode project.",
      discussion: "The code that a file needs is taken from it. Without files, speaks all previews."
    ),
    completion: .directory
  )
  var project: String?

  @OptionGroup var shown: ShownFileOptions

  @Option(
    help: "A Swift package whose library modules the files may import.",
    completion: .directory
  )
  var package: String?
}

struct ExportedFileOptions: ParsableArguments {
  @OptionGroup var shown: ShownFileOptions

  @Option(help: "The language of the device, such as 'en' or 'ru' (default: en).")
  var language: HearingOptions.Language?

  var isSpecified: Bool { shown.isSpecified || language != nil }
}

struct ShownFileOptions: ParsableArguments {
  @Option(
    name: .customLong("show"),
    help: "Show an expression in the first file: a view, controller or views."
  )
  var shows: [String] = []

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Also compile this file, without showing it.",
      discussion: "A file named for an imported module, such as SnapKit.swift, replaces it."
    ),
    completion: .file(extensions: ["swift"])
  )
  var companions: [String] = []

  @Option(
    name: .customLong("stub"),
    help: "Remove the imports of this module; using it is then an error."
  )
  var stubs: [String] = []

  var isSpecified: Bool { !shows.isEmpty || !companions.isEmpty || !stubs.isEmpty }
}

struct RunOptions: ParsableArguments {
  @Option(help: "The time limit of a file, in seconds.")
  var timeout = 10.0

  @Option(
    help: "The folder for cached results (default: the book's or the user's).",
    completion: .directory
  )
  var cache: String?

  @Flag(
    name: .customLong("no-cache"),
    help: "Compile and run everything again, and replace the cached results."
  )
  var ignoresCache = false

  func validate() throws {
    guard timeout > 0, timeout <= RunLimits.longestSeconds else {
      throw ValidationError(
        "'--timeout' must be greater than 0, and at most \(Int(RunLimits.longestSeconds))."
      )
    }
  }

  var cachePath: String { cache ?? Self.cacheFolder }

  var runner: SnippetRunner {
    let executable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    var runner = SnippetRunner(
      toolchain: Toolchain.nextTo(executable: executable),
      limits: RunLimits(seconds: timeout),
      cache: cachePath
    )
    runner.renewsCache = ignoresCache
    return runner
  }

  /// The cache of the book in the current folder, or the user's cache folder.
  ///
  /// A folder that isn't a book gets no `build` folder, and nothing is written through a link that
  /// leaves the book.
  private static var cacheFolder: String {
    let folder = BuildFolder(root: ".")
    let hasLink = BuildFolder.cacheParts.contains { part in
      folder.outsideLink(to: "\(BuildFolder.cache)/\(part)") != nil
    }
    if !hasLink, FileManager.default.fileExists(atPath: "Content/book.yml") {
      return BuildFolder.cache
    }
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    let userFolder = caches ?? FileManager.default.temporaryDirectory
    return userFolder.appending(path: "by-ear").path(percentEncoded: false)
  }
}
