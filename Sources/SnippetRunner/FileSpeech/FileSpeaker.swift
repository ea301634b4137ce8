import AssistiveTechnology
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetMessages
import SnippetNotation
import SnippetRunning
import System

/// Compiles and runs the files of a request, and collects what is heard.
///
/// Results are cached; a screen that makes the program crash doesn't prevent the later ones from
/// being spoken.
struct FileSpeaker: Sendable {
  let request: SpeechRequest
  let modules: ImportableModules
  let runner: SnippetRunner
  let progress: @Sendable (CheckProgress) -> Void
  /// Whether the lines of crashes are found.
  var locatesCrashes = true

  func speak() async throws -> SpokenFiles {
    let maker = FileProgramMaker(request)
    let imports = RemovedImports(
      request,
      packageModules: Set(modules.package?.modules.keys ?? [:].keys)
    )
    var draft = FileDraft(files: maker.programs(with: imports), imports: imports)
    let cache = try await runner.resultCache(for: modules)
    let results = cache.map { cache in
      SpokenFilesCache(cache: cache, programs: draft.programs, companions: request.companions)
    }
    if let cached = results?.outcomes {
      progress(.cached(cached.count))
      return report(draft, outcomes: cached.map { [$0] })
    }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let folder = scratch.url
    let toolchain = try await (cache?.toolchain ?? runner.toolchain).withRuntimeFolders(in: folder)
    progress(.compiling(draft.programs.count))
    let compiler = DraftCompiler(
      request: request,
      package: modules.package,
      toolchain: toolchain,
      folder: folder
    )
    let stray = compiler.strayCharacters(in: draft)
    guard stray.isEmpty else { return SpokenFiles(errors: stray) }
    let compiled = try await compile(&draft, with: compiler, maker)
    if let errors = errors(of: compiled, draft, from: compiler, maker) {
      var spoken = report(draft, outcomes: [])
      spoken.errors = errors
      // Skipped views don't matter if nothing can be spoken.
      spoken.skipped = []
      return spoken
    }
    progress(.running(draft.programs.count))
    var outcomes: [[ProgramOutcome]] = []
    for program in draft.programs {
      outcomes.append(try await run(program, compiled, with: toolchain, in: folder))
    }
    let missing = outcomes.joined().reduce(into: Protections()) { $0.formUnion($1.missing) }
    if !missing.isEmpty { progress(.missingProtections(missing)) }
    let isCached = !compiled.compactMap(\.library).contains(where: \.runsCodeWhenLoaded)
    if draft.refused.isEmpty, isCached { results?.save(outcomes) }
    return report(draft, outcomes: outcomes)
  }

  private func compile(
    _ draft: inout FileDraft,
    with compiler: DraftCompiler,
    _ maker: FileProgramMaker
  ) async throws -> [FileCompiler.Outcome] {
    while true {
      let compiled = try await compiler.compile(&draft)
      let missing = compiler.missingModules(of: compiled).subtracting(draft.imports.missing)
      if missing.isEmpty { return compiled }
      draft.imports.missing.formUnion(missing)
      draft.files = maker.programs(with: draft.imports)
    }
  }

  private func errors(
    of compiled: [FileCompiler.Outcome],
    _ draft: FileDraft,
    from compiler: DraftCompiler,
    _ maker: FileProgramMaker
  ) -> [Diagnostic]? {
    let errors = compiler.errors(of: compiled)
    guard !draft.imports.missing.isEmpty else { return errors }
    return compiler.errors(
      ofMissing: draft.imports.missing,
      in: maker.allOutlines,
      isComplete: errors == nil
    )
  }

  /// Runs a program.
  ///
  /// If a screen makes it crash, runs it again for the screens that follow. If it presses buttons,
  /// the one that ended a run is left out in the next.
  func run(
    _ program: Program,
    _ compiled: [FileCompiler.Outcome],
    pressesButtons: Bool = false,
    with toolchain: Toolchain,
    in folder: URL
  ) async throws -> [ProgramOutcome] {
    let library = compiled.compactMap(\.library).first { library in
      library.programs.contains { $0.number == program.number }
    }
    guard let library, let offers = program.speech?.offers else { return [] }
    var outcomes: [ProgramOutcome] = []
    var first = 0
    var button = 0
    while true {
      let scratch = folder.appending(
        path: "turn_\(program.number)_\(outcomes.count)\(pressesButtons ? "_pressed" : "")",
        directoryHint: .isDirectory
      )
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let host = ProgramHost(toolchain: toolchain, folder: scratch, limits: runner.limits)
      var environment = [FirstStep.variable: "\(first)"]
      if pressesButtons { environment[PressedButton.variable] = "\(button)" }
      if !locatesCrashes { environment.merge(ProgramHost.withoutLocations) { $1 } }
      outcomes += try await host.run(
        CompiledLibrary(path: library.path, programs: [program]),
        environment: environment
      )
      guard let last = outcomes.last, !last.isFinished, last.lastStep > 0 else { return outcomes }
      if pressesButtons, let ending = last.lastPress {
        guard outcomes.count < Self.endedPresses else { return outcomes }
        // The buttons before it may have used up the time; in a run of its own it has all of it.
        let isLate = last.ranOutOfTime && (first, button) != (last.lastStep, ending.number)
        let isOpen = isLate && ending.lines == nil
        (first, button) = (last.lastStep, isOpen ? ending.number : ending.number + 1)
        continue
      }
      guard offers.contains(where: { $0.step > last.lastStep }) else { return outcomes }
      (first, button) = (last.lastStep + 1, 0)
    }
  }

  /// The runs that buttons may end; each may take as long as a run may.
  private static let endedPresses = 4
}

extension ProgramOutcome {
  /// The button that was pressed last on the last screen.
  fileprivate var lastPress: PressedButton? {
    for case .pressed(lastStep, let button) in events.reversed() { return button }
    return nil
  }
}
