import Foundation
import PackagePlugin

/// The command `swift package book-check`.
///
/// It checks the Markdown of the package with the installed `book`: compiling the tool in every
/// package would take minutes.
@main
struct BookCheck: CommandPlugin {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let markdown = MarkdownPaths(root: context.package.directoryURL)
    let command = CheckArguments(arguments)
    let paths = command.namesPaths ? [] : markdown.paths()
    guard command.namesPaths || !paths.isEmpty else {
      throw Failure(description: "the package has no Markdown files; name one")
    }
    guard let tool = installedTool() else {
      throw Failure(
        description: """
          'book' is not in PATH; install an archive or run 'make install' in a clone of By Ear, as \
          described in docs/installing.md
          """
      )
    }
    var bookArguments = ["check"] + command.arguments
    if !command.skipsPackage, hasLibrary(context.package) {
      bookArguments += ["--package", context.package.directoryURL.path(percentEncoded: false)]
    }
    if !command.setsCache {
      bookArguments += ["--cache", context.pluginWorkDirectoryURL.appending(path: "cache").path()]
    }
    let status = try run(
      tool,
      bookArguments + paths,
      in: command.namesPaths ? nil : markdown.root,
      context
    )
    // `book` has already printed its findings.
    if status != 0 { exit(status) }
  }

  private func installedTool() -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: "book") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
  }

  private func hasLibrary(_ package: Package) -> Bool {
    package.targets.contains { ($0 as? SwiftSourceModuleTarget)?.kind == .generic }
  }

  private func run(
    _ tool: URL,
    _ arguments: [String],
    in folder: URL?,
    _ context: PluginContext
  ) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    // SwiftPM holds the lock of `.build` while the plugin runs, so the package is built elsewhere.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFTPM_BUILD_DIR": context.pluginWorkDirectoryURL.appending(path: "package").path()]
    ) { _, new in new }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
