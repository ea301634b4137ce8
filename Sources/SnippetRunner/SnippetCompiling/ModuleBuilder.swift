import Foundation
import Processes
import SnippetNotation

/// Writes the sources of programs and makes shared objects of them.
struct ModuleBuilder: Sendable {
  /// The compiler and its modules.
  let toolchain: Toolchain
  /// What programs may import beside it.
  let imports: [ImportableLibrary]
  /// An existing folder for sources and objects.
  let folder: URL

  /// The path of the shared object of a module.
  func library(_ module: String) -> String {
    folder.appending(path: "\(module).so").path(percentEncoded: false)
  }

  /// Writes the sources of programs and makes one shared object of them.
  func build(
    _ programs: [Program],
    as form: ProgramSource.Form,
    module: String
  ) async throws -> Command.Result {
    let sources = try write(programs, as: form, folder: module)
    let imported = imports.filter { programs.contains(where: $0.isImported) }
    let compiler = SwiftCompiler(toolchain.compiler, folder: folder)
    return try await compiler.makeLibrary(
      library(module),
      of: SwiftCompiler.Module(
        name: module,
        sources: sources,
        // A package's own dependencies come before those of this tool with the same names.
        searchArguments: imports.flatMap(\.arguments) + ["-I", toolchain.modules],
        libraries: imported.map(\.path),
        scriptEntry: form == .script ? programs.first?.entry : nil
      )
    )
  }

  private func write(
    _ programs: [Program],
    as form: ProgramSource.Form,
    folder name: String
  ) throws -> [String] {
    let sources = folder.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    return try programs.map { program in
      let file = sources.appending(path: "\(program.fileName).swift")
      try Data(ProgramSource.write(program, as: form).utf8).write(to: file)
      return file.path(percentEncoded: false)
    }
  }
}
