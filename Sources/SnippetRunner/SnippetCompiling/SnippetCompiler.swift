package import Foundation
package import SnippetNotation
import System

/// Compiles programs into shared objects, as many as possible at once.
///
/// Programs whose types and functions can be hoisted to file scope are compiled together, which is
/// about ten times as fast as starting the compiler for each. All others, programs with errors, and
/// those that would affect others are compiled separately as scripts; only then are errors reported.
package struct SnippetCompiler: Sendable {
  private let builder: ModuleBuilder
  private let processes: Int

  package init(toolchain: Toolchain, imports: [ImportableLibrary], folder: URL) {
    builder = ModuleBuilder(toolchain: toolchain, imports: imports, folder: folder)
    processes = toolchain.processes
  }

  /// The maximum number of programs in one module, above which compile times grow.
  private static let programsPerModule = 100

  /// Compiles programs.
  ///
  /// - Throws: `Command.NotFound` without a compiler, or an error of the file system.
  package func compile(_ programs: [Program]) async throws -> CompilationResult {
    var pending: [SharedProgram] = []
    var separate: [Program] = []
    for shared in SharedProgram.gather(programs) {
      if case .fail = shared.code.purpose {
        separate += shared.programs
      } else if ProgramSource.isSplittable(shared.code), !ProgramSource.affectsOthers(shared.code) {
        pending.append(shared)
      } else {
        separate += shared.programs
      }
    }
    var result = CompilationResult()
    // Errors of one compiler phase hide those of the next, so several rounds may be needed.
    for round in 0..<3 where pending.reduce(0, { $0 + $1.programs.count }) > 1 {
      let outcomes = try await compileTogether(pending, round: round)
      pending = []
      for outcome in outcomes {
        result.add(outcome.time, for: outcome.programs.flatMap(\.programs))
        if let library = outcome.library {
          result.libraries.append(library)
        } else if outcome.suspects.isEmpty {
          separate += outcome.programs.flatMap(\.programs)
        } else {
          separate += outcome.suspects.flatMap(\.programs)
          pending += outcome.programs.filter { !outcome.suspects.contains($0) }
        }
      }
    }
    for single in try await compileSeparately(separate + pending.flatMap(\.programs)) {
      result.merge(single)
    }
    return result
  }

  private struct Outcome: Sendable {
    var programs: [SharedProgram]
    var library: CompiledLibrary?
    var suspects: [SharedProgram]
    var time: Duration
  }

  private func compileTogether(_ programs: [SharedProgram], round: Int) async throws -> [Outcome] {
    let count = max(
      min(processes, programs.count),
      (programs.count + Self.programsPerModule - 1) / Self.programsPerModule
    )
    let groups = (0..<count).map { group in
      programs.enumerated().filter { $0.offset % count == group }.map(\.element)
    }
    return try await groups.enumerated().map { ($0.offset, $0.element) }
      .concurrentMap(limit: processes) { index, group in
        let name = "Snippets_\(round)_\(index)"
        let start = ContinuousClock.now
        let compiled: Command.Result
        do {
          compiled = try await builder.build(merging: group, module: name)
        } catch  where error is Command.TimedOut || error is ConfinedCommand.TooMuchMemory {
          // One of them is to blame, and only separate compilers tell which.
          return Outcome(programs: group, suspects: [], time: ContinuousClock.now - start)
        }
        var outcome = Outcome(programs: group, suspects: [], time: ContinuousClock.now - start)
        if compiled.succeeded {
          let library = CompiledLibrary(
            path: builder.library(name),
            programs: group.flatMap(\.programs)
          )
          // Code that runs while the library is loaded would run in every program of the group.
          if !library.runsCodeWhenLoaded { outcome.library = library }
        } else {
          let messages = CompilerMessage.parse(compiled.errors).filter { $0.kind == .error }
          outcome.suspects = group.filter { program in messages.contains { program.code.owns($0) } }
        }
        return outcome
      }
  }

  private func compileSeparately(_ programs: [Program]) async throws -> [CompilationResult] {
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
            // Without the location, whose file is deleted by now.
            let error = messages.first { $0.kind == .error }
            result.failures[program] = .other(error?.text ?? compiled.failure)
          }
        }
      } catch is Command.TimedOut {
        result.failures[program] = .stopped(seconds: Int(builder.toolchain.programTimeLimit))
      } catch let error as ConfinedCommand.TooMuchMemory {
        result.failures[program] = .other(error.localizedDescription)
      }
      result.add(ContinuousClock.now - start, for: [program])
      return result
    }
  }
}
