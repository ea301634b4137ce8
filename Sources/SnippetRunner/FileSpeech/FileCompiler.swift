import Foundation
import SnippetCompiling
import SnippetNotation
import System

/// Compiles the files of a user as one module, and each script with them as another.
struct FileCompiler: Sendable {
  let toolchain: Toolchain
  let imports: [ImportableLibrary]
  let folder: URL
  var arguments: [String] = []
  /// In seconds.
  var limit = SwiftCompiler.timeLimit
  var memory = ModuleMemory()

  struct Outcome: Sendable {
    var programs: [Program]
    var library: CompiledLibrary?
    var messages: [CompilerMessage]
    var failure: String
  }

  /// Compiles programs, each of which is a whole file.
  ///
  /// - Parameter companions: files that are part of every module.
  /// - Throws: `Command.NotFound` if there is no compiler, or an error of the file system.
  func compile(_ programs: [Program], companions: [SwiftFile]) async throws -> [Outcome] {
    let scripts = programs.filter { $0.speech?.isScript == true }
    let libraries = programs.filter { $0.speech?.isScript != true }
    var modules: [(main: Program?, entries: [Program])] = scripts.map { ($0, [$0]) }
    if !libraries.isEmpty { modules.append((nil, libraries)) }
    let processes = max(1, toolchain.processes / modules.count)
    return try await modules.enumerated().map { ($0.offset, $0.element) }
      .concurrentMap(limit: toolchain.processes) { index, module in
        let others = module.main == nil ? [] : libraries.compactMap(\.file)
        return try await compile(
          module.entries,
          isScript: module.main != nil,
          with: companions + others,
          module: "Spoken_\(index)",
          processes: processes
        )
      }
  }

  private func compile(
    _ programs: [Program],
    isScript: Bool,
    with companions: [SwiftFile],
    module: String,
    processes: Int
  ) async throws -> Outcome {
    let directory = folder.appending(path: module, directoryHint: .isDirectory)
    try? FileManager.default.removeItem(at: directory)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    var sources: [String] = []
    var texts: [String: String] = [:]
    let write = { (text: String, name: String) in
      let file = directory.appending(path: name)
      texts["\(module)/\(name)"] = text
      try Data(text.utf8).write(to: file)
      sources.append(file.path(percentEncoded: false))
    }
    let written = ProgramSource.write(
      programs,
      as: isScript ? .script : .library,
      with: companions,
      memory: memory
    )
    for (program, text) in zip(programs, written.programs) {
      try write(text, isScript ? "main.swift" : "\(program.fileName).swift")
    }
    for (index, text) in written.companions.enumerated() {
      try write(text, "companion_\(index).swift")
    }
    let library = folder.appending(path: "\(module).so").path(percentEncoded: false)
    let result = try await SwiftCompiler(confinedBy: toolchain, folder: folder, limit: limit)
      .makeLibrary(
        library,
        of: SwiftCompiler.Module(
          name: module,
          sources: sources,
          searchArguments: imports.flatMap(\.arguments) + ["-I", toolchain.modules],
          libraries: imports.map(\.path),
          scriptEntry: isScript ? programs.first?.entry : nil,
          processes: processes
        ),
        arguments: arguments
      )
    return Outcome(
      programs: programs,
      library: result.succeeded ? CompiledLibrary(path: library, programs: programs) : nil,
      messages: CompilerMessage.parse(result.errors).map { $0.located(in: texts) },
      failure: result.failure
    )
  }
}
