package import Foundation
import Processes

extension Toolchain {
  /// The version of the compiler that wrote the modules, and with them this tool; `nil` if they do not
  /// tell.
  package var modulesCompiler: String? {
    CompiledModule(path: "\(modules)/PortableUIKit.swiftmodule").compiler
  }

  /// The toolchain with what only its compiler knows: where the libraries are that the host loads.
  ///
  /// A tool that was built on another machine has no other way to find them.
  ///
  /// - Parameter folder: an existing folder, where the compiler may leave what it needs for itself.
  /// - Throws: `OtherCompiler` if the compiler cannot read the modules, `Command.NotFound` if there is
  ///   none.
  package func fitted(in folder: URL) async throws -> Toolchain {
    let compiler = SwiftCompiler(compiler, folder: folder)
    // One that does not answer is asked to compile all the same: what it then says is a finding.
    guard let description = try await compiler.description() else { return self }
    if let needed = modulesCompiler, description.version != needed {
      throw OtherCompiler(found: description.version, needed: needed)
    }
    var fitted = self
    fitted.runtimeFolders = description.paths.runtimeLibraryPaths
    return fitted
  }

  /// The variable by which the host finds the libraries of a compiler that it was not built beside.
  package var libraryPath: [String: String] {
    #if os(Linux)
    let name = "LD_LIBRARY_PATH"
    let others = ProcessInfo.processInfo.environment[name].map { [$0] } ?? []
    let folders = (runtimeFolders + others).filter { !$0.isEmpty }
    return folders.isEmpty ? [:] : [name: folders.joined(separator: ":")]
    #else
    // The system has them.
    return [:]
    #endif
  }
}
