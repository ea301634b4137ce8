import Diagnostics
package import Foundation
import SnippetNotation
import System

/// Links the libraries of a package into one shared object that snippets can import.
package struct PackageLinker: Sendable {
  private let toolchain: Toolchain
  private let folder: URL

  package init(toolchain: Toolchain, folder: URL) {
    self.toolchain = toolchain
    self.folder = folder
  }

  /// Links a package.
  ///
  /// - Throws: `Command.NotFound` without a compiler, or an error of the file system.
  package func link(_ package: BuiltPackage) async throws -> ImportableBuild {
    let files = FileManager.default
    let target = folder.appending(path: "Package", directoryHint: .isDirectory)
    try files.createDirectory(at: target, withIntermediateDirectories: true)
    // A separate folder hides executables, tests, and the package's copies of our own modules.
    for (name, path) in package.modules {
      try files.createSymbolicLink(
        at: target.appending(path: "\(name).swiftmodule"),
        withDestinationURL: URL(filePath: path)
      )
    }
    // The compiler writes next to the first object, and may write only into its own folder.
    let objects = try package.objects.enumerated().map { number, path in
      let link = target.appending(path: "object_\(number).o")
      try files.createSymbolicLink(at: link, withDestinationURL: URL(filePath: path))
      return link.path(percentEncoded: false)
    }
    let library = target.appending(path: "libPackage.so").path(percentEncoded: false)
    let result = try await SwiftCompiler(confinedBy: toolchain, folder: folder)
      .link(objects, into: library)
    let modules = Set(package.modules.keys)
    guard result.succeeded else {
      let lines = result.errors.split(separator: "\n").map(String.init)
      let finding = Diagnostic(
        .unusablePackage,
        at: nil,
        "the libraries of the package cannot be linked",
        details: Array(lines.prefix(10)),
        help: "build the package from scratch: 'swift package clean', then 'swift build'"
      )
      return ImportableBuild(brokenModules: modules, diagnostics: [finding])
    }
    let arguments = ["-I", target.path(percentEncoded: false)] + package.arguments
    return ImportableBuild(libraries: [
      ImportableLibrary(modules: modules, arguments: arguments, path: library)
    ])
  }
}
