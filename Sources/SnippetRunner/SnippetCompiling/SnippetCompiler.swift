package import Foundation
package import SnippetNotation
import System

/// Compiles programs, many at once, into shared objects.
///
/// Programs whose parts can be split are compiled together, one file each and one for those of a template,
/// because a compiler started for each of them costs ten times as much. What fails there, or cannot be
/// split, is compiled by itself as a script; only that answer counts.
package struct SnippetCompiler: Sendable {
  /// Makes shared objects.
  private let builder: ModuleBuilder
  /// How many compilers run at once.
  private let processes: Int

  /// Takes a toolchain, what programs may import, and an existing folder.
  package init(toolchain: Toolchain, imports: [ImportableLibrary], folder: URL) {
    builder = ModuleBuilder(toolchain: toolchain, imports: imports, folder: folder)
    processes = toolchain.processes
  }

  /// The number of programs up to which one module stays quick to compile.
  private static let modulesLimit = 100

  /// Compiles programs.
  ///
  /// - Throws: `Command.NotFound` if there is no compiler, or what writing a file throws.
  package func compile(_ programs: [Program]) async throws -> CompilationResult {
    var waiting: [SharedProgram] = []
    var alone: [Program] = []
    for shared in SharedProgram.gather(programs) {
      if case .fail = shared.code.purpose {
        alone += shared.programs
      } else if ProgramSource.isSplittable(shared.code) {
        waiting.append(shared)
      } else {
        alone += shared.programs
      }
    }
    var result = CompilationResult()
    // Errors of one phase of the compiler hide those of the next, so a few rounds are needed.
    for round in 0..<3 where waiting.reduce(0, { $0 + $1.programs.count }) > 1 {
      let outcomes = try await compileTogether(waiting, round: round)
      waiting = []
      for outcome in outcomes {
        result.add(outcome.time, for: outcome.programs.flatMap(\.programs))
        if let library = outcome.library {
          result.libraries.append(library)
        } else if outcome.suspects.isEmpty {
          alone += outcome.programs.flatMap(\.programs)
        } else {
          alone += outcome.suspects.flatMap(\.programs)
          waiting += outcome.programs.filter { !outcome.suspects.contains($0) }
        }
      }
    }
    for single in try await compileApart(alone + waiting.flatMap(\.programs)) {
      result.merge(single)
    }
    return result
  }

  /// What became of programs compiled into one module.
  private struct Outcome: Sendable {
    var programs: [SharedProgram]
    var library: CompiledLibrary?
    /// The programs the compiler complained about.
    var suspects: [SharedProgram]
    /// How long the compiler took.
    var time: Duration
  }

  private func compileTogether(_ programs: [SharedProgram], round: Int) async throws -> [Outcome] {
    let count = max(
      min(processes, programs.count),
      (programs.count + Self.modulesLimit - 1) / Self.modulesLimit
    )
    let groups = (0..<count).map { group in
      programs.enumerated().filter { $0.offset % count == group }.map(\.element)
    }
    return try await groups.enumerated().map { ($0.offset, $0.element) }
      .concurrentMap(limit: processes) { index, group in
        let name = "Snippets_\(round)_\(index)"
        let start = ContinuousClock.now
        let compiled = try await builder.build(merging: group, module: name)
        var outcome = Outcome(programs: group, suspects: [], time: ContinuousClock.now - start)
        if compiled.succeeded {
          outcome.library = CompiledLibrary(
            path: builder.library(name),
            programs: group.flatMap(\.programs)
          )
        } else {
          let messages = CompilerMessage.parse(compiled.errors).filter { $0.kind == .error }
          outcome.suspects = group.filter { program in messages.contains { program.code.owns($0) } }
        }
        return outcome
      }
  }

  private func compileApart(_ programs: [Program]) async throws -> [CompilationResult] {
    try await programs.concurrentMap(limit: processes) { program in
      let name = "Snippet_\(program.number)"
      var result = CompilationResult()
      let start = ContinuousClock.now
      do {
        let compiled = try await builder.build(script: program, module: name)
        if compiled.succeeded {
          result.libraries = [CompiledLibrary(path: builder.library(name), programs: [program])]
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
}
