package import Foundation
import ParallelMapping
import Processes
package import SnippetNotation

/// Compiles programs, many at once, into shared objects.
///
/// Programs whose parts can be split are compiled together, one file each, because a compiler
/// started for each of them costs ten times as much. What fails there, or cannot be split, is
/// compiled by itself as a script; only that answer counts.
package struct SnippetCompiler: Sendable {
  /// The compiler and its modules.
  private let toolchain: Toolchain
  /// What programs may import beside it.
  private let imports: [ImportableLibrary]
  /// An existing folder for sources and objects.
  private let folder: URL

  /// Takes a toolchain, what programs may import, and an existing folder.
  package init(toolchain: Toolchain, imports: [ImportableLibrary], folder: URL) {
    self.toolchain = toolchain
    self.imports = imports
    self.folder = folder
  }

  /// The number of programs up to which one module stays quick to compile.
  private static let modulesLimit = 100

  /// Compiles programs.
  ///
  /// - Throws: `Command.NotFound` if there is no compiler, or what writing a file throws.
  package func compile(_ programs: [Program]) async throws -> CompilationResult {
    let isMergeable = { (program: Program) in
      if case .fail = program.purpose { return false }
      return ProgramSource.isSplittable(program)
    }
    var waiting = programs.filter(isMergeable)
    var alone = programs.filter { !isMergeable($0) }
    var result = CompilationResult()
    // Errors of one phase of the compiler hide those of the next, so a few rounds are needed.
    for round in 0..<3 where waiting.count > 1 {
      let outcomes = try await compileTogether(waiting, round: round)
      waiting = []
      for outcome in outcomes {
        result.add(outcome.time, for: outcome.programs)
        if let library = outcome.library {
          result.libraries.append(library)
        } else if outcome.suspects.isEmpty {
          alone += outcome.programs
        } else {
          alone += outcome.suspects
          waiting += outcome.programs.filter { !outcome.suspects.contains($0) }
        }
      }
    }
    for single in try await compileApart(alone + waiting) {
      result.merge(single)
    }
    return result
  }

  /// What became of programs compiled into one module.
  private struct Outcome: Sendable {
    var programs: [Program]
    var library: CompiledLibrary?
    /// The programs the compiler complained about.
    var suspects: [Program]
    /// How long the compiler took.
    var time: Duration
  }

  private func compileTogether(_ programs: [Program], round: Int) async throws -> [Outcome] {
    let count = max(
      min(toolchain.processes, programs.count),
      (programs.count + Self.modulesLimit - 1) / Self.modulesLimit
    )
    let groups = (0..<count).map { group in
      programs.enumerated().filter { $0.offset % count == group }.map(\.element)
    }
    return try await groups.enumerated().map { ($0.offset, $0.element) }
      .concurrentMap(limit: toolchain.processes) { index, group in
        let name = "Snippets_\(round)_\(index)"
        let start = ContinuousClock.now
        let compiled = try await build(group, as: .merged, module: name)
        var outcome = Outcome(programs: group, suspects: [], time: ContinuousClock.now - start)
        if compiled.succeeded {
          outcome.library = CompiledLibrary(path: library(name), programs: group)
        } else {
          let messages = CompilerMessage.parse(compiled.errors).filter { $0.kind == .error }
          outcome.suspects = group.filter { program in messages.contains { program.owns($0) } }
        }
        return outcome
      }
  }

  private func compileApart(_ programs: [Program]) async throws -> [CompilationResult] {
    try await programs.concurrentMap(limit: toolchain.processes) { program in
      let name = "Snippet_\(program.number)"
      var result = CompilationResult()
      let start = ContinuousClock.now
      do {
        let compiled = try await build([program], as: .script, module: name)
        if compiled.succeeded {
          result.libraries = [CompiledLibrary(path: library(name), programs: [program])]
        } else {
          let messages = CompilerMessage.parse(compiled.errors)
          if messages.contains(where: program.isAbout) {
            result.rejected[program] = messages
          } else {
            // The sentence without its place in a file that is gone by now.
            let error = messages.first { $0.kind == .error }
            result.failures[program] = error?.text ?? compiled.failure
          }
        }
      } catch is Command.TimedOut {
        result.failures[program] = "stopped after \(Int(SwiftCompiler.timeLimit)) s"
      }
      result.add(ContinuousClock.now - start, for: [program])
      return result
    }
  }

  private func library(_ module: String) -> String {
    folder.appending(path: "\(module).so").path(percentEncoded: false)
  }

  /// Writes the sources of programs and makes a shared object of them.
  private func build(
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
