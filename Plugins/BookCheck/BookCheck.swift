import Foundation
import PackagePlugin

/// The command `swift package book-check`.
///
/// It checks the Markdown of the package that asks with the `book` that is installed. Compiling the tool
/// would take minutes in every package.
@main
struct BookCheck: CommandPlugin {
  /// Why a check could not be made.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let markdown = MarkdownPaths(root: context.package.directoryURL)
    let asked = CheckArguments(arguments)
    let paths = asked.namesPaths ? [] : markdown.found()
    guard asked.namesPaths || !paths.isEmpty else {
      throw Failure(description: "the package holds no Markdown file; name one")
    }
    guard let tool = installedTool() else {
      throw Failure(
        description: """
          'book' is not in PATH; unpack its archive or run 'make install' in a clone of By Ear: \
          see docs/installing.md there
          """
      )
    }
    var words = ["check"] + asked.words
    if !asked.namesPackage, hasLibrary(context.package) {
      words += ["--package", context.package.directoryURL.path(percentEncoded: false)]
    }
    if !asked.namesCache {
      words += ["--cache", context.pluginWorkDirectoryURL.appending(path: "cache").path()]
    }
    let status = try run(tool, words + paths, in: asked.namesPaths ? nil : markdown.root, context)
    // 'book' has printed its findings.
    if status != 0 { exit(status) }
  }

  /// The first program called `book` in the folders of `PATH`.
  private func installedTool() -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: "book") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false)) }
  }

  /// Whether Markdown may import something of the package.
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
    // The package manager that started this holds the lock of '.build', so the package is built in
    // a folder of its own.
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFTPM_BUILD_DIR": context.pluginWorkDirectoryURL.appending(path: "package").path()]
    ) { _, new in new }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
