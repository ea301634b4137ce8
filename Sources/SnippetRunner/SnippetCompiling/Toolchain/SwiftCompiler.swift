package import Foundation
package import System

/// The Swift compiler, which leaves nothing behind outside of one folder.
package struct SwiftCompiler: Sendable {
  /// The compiler's name or path.
  private let program: String
  /// An existing folder, where the compiler may leave what it needs for itself.
  private let folder: URL

  /// Takes a compiler by its name or path, and an existing folder.
  package init(_ program: String, folder: URL) {
    self.program = program
    self.folder = folder
  }

  /// The time the compiler may take, in seconds.
  package static let timeLimit = 300.0

  /// The language as the book's readers have it in Xcode, and messages that can be read by line.
  ///
  /// Suggestions for mistyped names are off unless asked for; the bound is per process.
  static let languageArguments = [
    "-swift-version", "5",
    "-module-alias", "Accessibility=PortableAccessibility",
    "-module-alias", "SwiftUI=PortableSwiftUI",
    "-module-alias", "UIKit=PortableUIKit",
    "-module-alias", "UniformTypeIdentifiers=PortableUniformTypeIdentifiers",
    "-module-alias", "WebKit=PortableWebKit",
    // Two names cannot mean one module, so 'import OSLog' is rewritten to 'import os'.
    "-module-alias", "os=PortableOSLog",
    "-whole-module-optimization", "-Onone", "-gline-tables-only",
    "-suppress-warnings", "-no-color-diagnostics", "-diagnostic-style", "llvm",
    "-Xfrontend", "-typo-correction-limit", "-Xfrontend", "5000",
  ]

  /// Names that are not in the object are found in the program that loads it.
  #if os(Linux)
  private static let linkArguments = ["-use-ld=lld", "-Xlinker", "--allow-shlib-undefined"]
  #else
  private static let linkArguments = ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
  #endif

  /// What is compiled into one module.
  package struct Module: Sendable {
    package var name: String
    /// The paths of the files.
    package var sources: [String]
    /// What tells the compiler where imported modules are.
    package var searchArguments: [String]
    /// The paths of the shared objects that hold them.
    package var libraries: [String] = []
    /// The function that a script becomes; `nil` if no file is a script.
    package var scriptEntry: String?

    package init(
      name: String,
      sources: [String],
      searchArguments: [String],
      libraries: [String] = [],
      scriptEntry: String? = nil
    ) {
      self.name = name
      self.sources = sources
      self.searchArguments = searchArguments
      self.libraries = libraries
      self.scriptEntry = scriptEntry
    }
  }

  /// Compiles a module into a shared object.
  ///
  /// - Parameter arguments: what else the compiler is to make of a module that is no script.
  /// - Throws: `Command.NotFound` or `Command.TimedOut`.
  package func makeLibrary(
    _ path: String,
    of module: Module,
    arguments: [String] = []
  ) async throws -> Command.Result {
    let language =
      Self.languageArguments + moduleCache + ["-module-name", module.name] + module.searchArguments
    guard let entry = module.scriptEntry else {
      return try await link(
        language + ["-parse-as-library"] + arguments + module.sources + module.libraries,
        into: path
      )
    }
    // The compiler takes code for a script only where it makes no library at once.
    let object = "\(path).o"
    let script = ["-Xfrontend", "-entry-point-function-name", "-Xfrontend", entry]
    let compiled = try await run(language + script + ["-c", "-o", object] + module.sources)
    guard compiled.succeeded else { return compiled }
    return try await link(module.libraries + [object], into: path)
  }

  /// Where the compiler keeps what it makes of C headers: in its user's cache as always, so that it is
  /// there the next time; in the folder where that cannot be, as for a user without a home.
  private var moduleCache: [String] {
    #if os(Linux)
    let environment = ProcessInfo.processInfo.environment
    let cache = environment["XDG_CACHE_HOME"] ?? environment["HOME"].map { "\($0)/.cache" }
    guard let cache, Self.isWritable(cache) else {
      let path = folder.appending(path: "ModuleCache").path(percentEncoded: false)
      return ["-module-cache-path", path]
    }
    #endif
    return []
  }

  private static func isWritable(_ folder: String) -> Bool {
    let files = FileManager.default
    var place = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    while !files.fileExists(atPath: place.path(percentEncoded: false)), place.path != "/" {
      place.deleteLastPathComponent()
    }
    return files.isWritableFile(atPath: place.path(percentEncoded: false))
  }

  /// Links objects into a shared object.
  ///
  /// - Parameter inputs: their paths, and arguments.
  /// - Throws: `Command.NotFound` or `Command.TimedOut`.
  package func link(_ inputs: [String], into path: String) async throws -> Command.Result {
    try await run(["-emit-library", "-o", path] + Self.linkArguments + inputs)
  }

  /// What the compiler says about itself; `nil` if it does not answer.
  ///
  /// - Throws: `Command.NotFound` or `Command.TimedOut`.
  func description() async throws -> CompilerDescription? {
    let result = try await run(["-print-target-info"])
    guard result.succeeded else { return nil }
    return try? JSONDecoder().decode(CompilerDescription.self, from: Data(result.output.utf8))
  }

  /// Runs the compiler.
  ///
  /// - Throws: `Command.NotFound` or `Command.TimedOut`.
  package func run(_ arguments: [String]) async throws -> Command.Result {
    try await Command(
      program: program,
      arguments: arguments,
      environment: .inherited(adding: ["TMPDIR": folder.path(percentEncoded: false)]),
      timeLimit: Self.timeLimit
    )
    .run()
  }
}
