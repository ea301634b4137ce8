import Foundation
import PackagePlugin

/// `swift package book-check`: builds the tool and checks the Markdown of the package that asks.
@main
struct BookCheck: CommandPlugin {
  /// Why a check could not be made, or that it found something.
  struct Failure: Error, CustomStringConvertible {
    /// The sentence for the console.
    var description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let markdown = MarkdownPaths(root: context.package.directoryURL)
    let asked = CheckArguments(arguments)
    let paths = asked.namesPaths ? [] : markdown.found()
    guard asked.namesPaths || !paths.isEmpty else {
      throw Failure(description: "the package holds no Markdown file; name one")
    }
    // The host lies beside the tool, which starts it.
    _ = try build("SnippetHost")
    let tool = try build("book")
    var words = ["check"] + asked.words
    if !asked.namesPackage, hasLibrary(context.package) {
      words += ["--package", context.package.directoryURL.path(percentEncoded: false)]
    }
    if !asked.namesCache {
      words += ["--cache", context.pluginWorkDirectoryURL.appending(path: "cache").path()]
    }
    let status = try run(tool, words + paths, in: asked.namesPaths ? nil : markdown.root, context)
    // The findings have been told.
    if status != 0 { exit(status) }
  }

  /// Builds a program of the tool's package, and finds it.
  private func build(_ product: String) throws -> URL {
    Diagnostics.progress("building \(product)")
    let result = try packageManager.build(.product(product), parameters: .init(logging: .concise))
    let programs = result.builtArtifacts.filter { $0.kind == .executable }
    let program = programs.first { $0.url.lastPathComponent == product }
    guard result.succeeded, let program else {
      let errors = result.logText.split(separator: "\n").filter { $0.contains("error:") }
      let log = errors.isEmpty ? result.logText : Set(errors).sorted().joined(separator: "\n")
      throw Failure(description: "'\(product)' could not be built:\n\(log)")
    }
    return program.url
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
