import Foundation
import SnippetNotation
import System

struct ModuleBuilder: Sendable {
  let toolchain: Toolchain
  let imports: [ImportableLibrary]
  let folder: URL

  func library(_ module: String) -> String {
    folder.appending(path: "\(module).so").path(percentEncoded: false)
  }

  func build(merging programs: [SharedProgram], module: String) async throws -> Command.Result {
    let files = programs.map { ($0.code.fileName, ProgramSource.write($0)) }
    return try await build(programs.map(\.code), files, module: module)
  }

  func build(script program: Program, module: String) async throws -> Command.Result {
    let files = [(program.fileName, ProgramSource.write(program, as: .script))]
    return try await build(
      [program],
      files,
      module: module,
      entry: program.entry,
      limit: toolchain.programTimeLimit
    )
  }

  private func build(
    _ programs: [Program],
    _ files: [(name: String, text: String)],
    module: String,
    entry: String? = nil,
    limit: Double = SwiftCompiler.timeLimit
  ) async throws -> Command.Result {
    let sources = try write(files, folder: module)
    let imported = imports.filter { programs.contains(where: $0.isImported) }
    let compiler = SwiftCompiler(confinedBy: toolchain, folder: folder, limit: limit)
    return try await compiler.makeLibrary(
      library(module),
      of: SwiftCompiler.Module(
        name: module,
        sources: sources,
        // The package's dependencies take precedence over modules of this tool with the same name.
        searchArguments: imports.flatMap(\.arguments) + ["-I", toolchain.modules],
        libraries: imported.map(\.path),
        scriptEntry: entry
      )
    )
  }

  private func write(
    _ files: [(name: String, text: String)],
    folder name: String
  ) throws -> [String] {
    let sources = folder.appending(path: name, directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    return try files.map { name, text in
      let file = sources.appending(path: "\(name).swift")
      try Data(text.utf8).write(to: file)
      return file.path(percentEncoded: false)
    }
  }
}
