package import Foundation
package import SnippetCompiling
import System

/// Compiles the sources of an exported app against PortableUIKit, to find errors before a Mac does.
package struct PortableCompilation {
  let toolchain: Toolchain
  let folder: URL

  package init(toolchain: Toolchain, folder: URL) {
    self.toolchain = toolchain
    self.folder = folder
  }

  /// Returns the compiler's errors; empty if everything compiles.
  ///
  /// - Parameter sources: The texts by path.
  /// - Throws: `Command.NotFound` without a compiler, or an error of the file system.
  package func errors(in sources: [String: String]) async throws -> [String] {
    let paths = try sources.sorted { $0.key < $1.key }.map { path, text in
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
      return file.path(percentEncoded: false)
    }
    let result = try await SwiftCompiler(confinedBy: toolchain, folder: folder).makeLibrary(
      folder.appending(path: "HeardScreens.so").path(percentEncoded: false),
      of: SwiftCompiler.Module(
        name: "HeardScreens",
        sources: paths,
        searchArguments: ["-I", toolchain.modules]
      )
    )
    guard !result.succeeded else { return [] }
    let errors = result.errors.split(separator: "\n").filter { $0.contains("error:") }
    return errors.isEmpty ? [result.errors] : errors.map(String.init)
  }
}
