package import Foundation
package import System

package struct SwiftCompiler: Sendable {
  private let program: String
  private let host: String?
  private let frontend: CompilerFrontend?
  private let linker: ObjectLinker?
  private let folder: URL
  private let limit: Double

  /// A compiler that reads nothing of a book.
  package init(_ program: String, folder: URL) {
    self.program = program
    host = nil
    frontend = nil
    linker = nil
    self.folder = folder
    limit = Self.timeLimit
  }

  /// A compiler that writes only into `folder` and its cache, since it can run code that a book
  /// chooses.
  ///
  /// - Parameter limit: of a run, in seconds.
  package init(confinedBy toolchain: Toolchain, folder: URL, limit: Double = Self.timeLimit) {
    program = toolchain.compiler
    host = toolchain.confiner
    frontend = toolchain.frontend
    linker = toolchain.linker
    self.folder = folder
    self.limit = limit
  }

  /// In seconds.
  package static let timeLimit = 180.0

  /// The language mode of a new Xcode project, and diagnostics that can be parsed by line.
  ///
  /// Suggestions for mistyped names are off by default; the limit is per process.
  static let languageArguments = [
    "-swift-version", "5",
    "-module-alias", "Accessibility=PortableAccessibility",
    "-module-alias", "SwiftUI=PortableSwiftUI",
    "-module-alias", "UIKit=PortableUIKit",
    "-module-alias", "UniformTypeIdentifiers=PortableUniformTypeIdentifiers",
    "-module-alias", "WebKit=PortableWebKit",
    // A module can't have two aliases, so 'import OSLog' is rewritten to 'import os'.
    "-module-alias", "os=PortableOSLog",
    "-whole-module-optimization", "-Onone", "-gline-tables-only",
    "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style", "llvm",
    "-Xfrontend", "-typo-correction-limit", "-Xfrontend", "5000",
    // In seconds; the default is ten minutes for each expression.
    "-Xfrontend", "-solver-expression-time-threshold=30",
    // The compiler's check of its own result takes as long as the rest of its second half.
    "-Xfrontend", "-disable-llvm-verify",
  ]

  /// Undefined symbols are resolved in the program that loads the shared object.
  #if os(Linux)
  private static let linkArguments = ["-use-ld=lld", "-Xlinker", "--allow-shlib-undefined"]
  #else
  private static let linkArguments = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
  #endif

  /// Compiles a module into a shared object.
  ///
  /// - Parameter arguments: Additional arguments for a module that isn't a script.
  /// - Throws: `Command.NotFound` or `Command.TimedOut`.
  package func makeLibrary(
    _ path: String,
    of module: Module,
    arguments: [String] = []
  ) async throws -> Command.Result {
    let language =
      Self.languageArguments + moduleCacheArguments + ["-module-name", module.name]
      + module.searchArguments
    guard let frontend, let linker, !arguments.contains("-emit-module") else {
      return try await makeLibrary(path, of: module, language, arguments)
    }
    let options = language + module.kindArguments + arguments
    let (compiled, objects) = try await compile(module, options, with: frontend, beside: path)
    guard compiled.succeeded else { return compiled }
    return try await run(
      linker.arguments(objects + module.libraries, into: path),
      with: linker.program
    )
  }

  /// Compiles the parts of a module at once, each into objects of its own.
  private func compile(
    _ module: Module,
    _ options: [String],
    with frontend: CompilerFrontend,
    beside path: String
  ) async throws -> (Command.Result, objects: [String]) {
    let parts = module.dividedSources
    let runs = parts.enumerated().map { number, sources in
      let objects = (parts.count == 1 ? [module.name] : sources).indices.map { index in
        "\(path).\(number).\(index).o"
      }
      let others = module.sources.filter { !sources.contains($0) }
      let arguments = frontend.arguments(
        options,
        compiling: sources,
        amid: others,
        into: objects
      )
      return (arguments, objects)
    }
    let results = try await runs.concurrentMap(limit: runs.count) { try await run($0.0) }
    var result = results.first { !$0.succeeded } ?? results[0]
    result.errors = results.map(\.errors).joined()
    return (result, runs.flatMap(\.1))
  }

  /// Compiles a module with the driver.
  private func makeLibrary(
    _ path: String,
    of module: Module,
    _ language: [String],
    _ arguments: [String]
  ) async throws -> Command.Result {
    guard module.scriptEntry != nil else {
      return try await link(
        language + module.kindArguments + arguments + module.sources + module.libraries,
        into: path
      )
    }
    // The compiler accepts scripts only when it doesn't link a library in the same step.
    let object = "\(path).o"
    let compiled = try await run(
      language + module.kindArguments + ["-c", "-o", object] + module.sources
    )
    guard compiled.succeeded else { return compiled }
    return try await link(module.libraries + [object], into: path)
  }

  private var moduleCacheArguments: [String] {
    moduleCache.map { ["-module-cache-path", $0] } ?? []
  }

  /// A folder for Clang modules in the user's cache, so that they persist, or in `folder` if that
  /// isn't writable, as for a user without a home; `nil` for the compiler's own.
  private var moduleCache: String? {
    #if os(Linux)
    let environment = ProcessInfo.processInfo.environment
    let cache = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { "\($0)/.cache" }
    guard let cache, Self.isWritable(cache) else {
      return folder.appending(path: "ModuleCache").path(percentEncoded: false)
    }
    return "\(cache)/by-ear/ModuleCache"
    #else
    return nil
    #endif
  }

  private static func isWritable(_ folder: String) -> Bool {
    let files = FileManager.default
    var candidate = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    while !files.fileExists(atPath: candidate.path(percentEncoded: false)), candidate.path != "/" {
      candidate.deleteLastPathComponent()
    }
    return files.isWritableFile(atPath: candidate.path(percentEncoded: false))
  }

  /// Links objects into a shared object.
  ///
  /// - Parameter inputs: Paths of objects, and linker arguments.
  /// - Throws: `Command.NotFound` or `Command.TimedOut`.
  package func link(_ inputs: [String], into path: String) async throws -> Command.Result {
    try await run(["-emit-library", "-o", path] + Self.linkArguments + inputs)
  }

  /// The compiler's version, target and folders as JSON, or another text if it isn't Swift's.
  ///
  /// - Throws: `Command.NotFound` or `Command.TimedOut`.
  package func targetInfo() async throws -> String {
    try await run(["-print-target-info"]).output
  }

  /// Runs the compiler, or another program of it.
  ///
  /// - Throws: `Command.NotFound`, `Command.TimedOut`, or `ConfinedCommand.TooMuchMemory`.
  package func run(
    _ arguments: [String],
    with program: String? = nil
  ) async throws -> Command.Result {
    let program = program ?? self.program
    let temporaryFolder = folder.path(percentEncoded: false)
    guard let host else {
      return try await Command(
        program: program,
        arguments: arguments,
        environment: .inherited(adding: ["TMPDIR": temporaryFolder]),
        timeLimit: limit,
        leadsGroup: true
      )
      .run()
    }
    if let moduleCache {
      try? FileManager.default.createDirectory(
        atPath: moduleCache,
        withIntermediateDirectories: true
      )
    }
    return try await ConfinedCommand(
      host: host,
      program: program,
      arguments: arguments,
      places: [moduleCache].compactMap(\.self),
      temporaryFolder: temporaryFolder,
      timeLimit: limit
    )
    .run()
  }
}
