import Diagnostics
import Foundation

/// Links the libraries of a package into one shared object.
struct PackageLinker: Sendable {
  /// The compiler, which links.
  let toolchain: Toolchain
  /// An existing folder; the package gets one inside.
  let folder: URL

  /// Links a package.
  ///
  /// - Throws: `Command.NotFound` if there is no compiler, or what writing a file throws.
  func link(_ package: BuiltPackage) async throws -> ImportableBuild {
    let files = FileManager.default
    let target = folder.appending(path: "Package", directoryHint: .isDirectory)
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    // A folder of their own keeps out executables, tests, and the package's copy of our modules.
    for (name, path) in package.modules {
      try files.createSymbolicLink(
        at: target.appending(path: "\(name).swiftmodule"),
        withDestinationURL: URL(filePath: path)
      )
    }
    let library = target.appending(path: "libPackage.so").path(percentEncoded: false)
    let result = try await Command(
      program: toolchain.compiler,
      arguments: ["-emit-library", "-o", library] + SnippetCompiler.linkArguments
        + package.objects,
      environment: SnippetCompiler.environment(in: folder),
      timeLimit: SnippetCompiler.timeLimit
    )
    .run()
    let modules = Set(package.modules.keys)
    guard result.succeeded else {
      let lines = result.errors.split(separator: "\n").map(String.init)
      let finding = Diagnostic(
        .unusablePackage,
        at: nil,
        "the libraries of the package cannot be linked",
        details: Array(lines.prefix(10)),
        help: "build the package anew: 'swift package clean', then 'swift build'"
      )
      return ImportableBuild(brokenModules: modules, diagnostics: [finding])
    }
    let arguments = ["-I", target.path(percentEncoded: false)] + package.arguments
    return ImportableBuild(libraries: [
      ImportableLibrary(modules: modules, arguments: arguments, path: library)
    ])
  }
}
