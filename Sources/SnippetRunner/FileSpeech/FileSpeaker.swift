import AssistiveTechnology
import Diagnostics
import Foundation
import Processes
import SnippetCompiling
import SnippetMessages
import SnippetNotation
import SnippetRunning
import SourceText

/// Compiles the files of a request, runs them and gathers what is heard.
struct FileSpeaker: Sendable {
  /// What is wanted.
  let request: SpeakingRequest
  /// The settings.
  let options: TranscriptOptions
  /// What the files may import.
  let modules: ImportableModules
  /// What compiles and runs, within which bounds.
  let runner: SnippetRunner
  /// Told what is going on.
  let progress: @Sendable (CheckProgress) -> Void

  /// The files as they can be compiled here.
  private struct Draft {
    var files: [FileProgramMaker.Result]
    var absentModules: Set<String>
    /// What the compiler says about offers, by their paths; they are left out.
    var refused: [String: String] = [:]

    var programs: [Program] {
      files.map { file in
        var program = file.program
        program.speech?.offers.removeAll { refused[$0.path(in: file.program)] != nil }
        return program
      }
    }
  }

  /// Speaks the files.
  ///
  /// - Throws: `Command.NotFound` if there is no compiler, or what the file system throws.
  func speak() async throws -> SpokenFiles {
    let maker = FileProgramMaker(request, options: options)
    let absent = AbsentModules.names.subtracting(modules.package?.modules.keys ?? [:].keys)
    var draft = Draft(files: maker.programs(without: absent), absentModules: absent)
    let memory = try await memory()
    let keys = draft.programs.map { key(of: $0, among: draft.programs, memory) }
    if let remembered = remembered(draft.programs, keys, memory) {
      progress(.remembered(remembered.count))
      return report(draft, outcomes: remembered.map { [$0] })
    }
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let folder = scratch.url
    progress(.compiling(draft.programs.count))
    let compiled = try await compile(&draft, maker: maker, in: folder)
    if let errors = errors(of: compiled, in: draft) {
      var spoken = report(draft, outcomes: [])
      spoken.errors = errors
      // What would be left out matters once there is something to speak.
      spoken.skipped = []
      return spoken
    }
    progress(.running(draft.programs.count))
    var outcomes: [[ProgramOutcome]] = []
    for program in draft.programs {
      outcomes.append(try await run(program, compiled, in: folder))
    }
    for (key, outcome) in zip(keys, outcomes) where draft.refused.isEmpty && outcome.count == 1 {
      if let result = StoredResult(outcome[0]) { memory?.store.keep(result, for: key) }
    }
    memory?.store.removeOldest()
    return report(draft, outcomes: outcomes)
  }

  // MARK: Remembering

  private struct Memory {
    var store: ResultStore
    var environment: ProgramEnvironment
  }

  private func memory() async throws -> Memory? {
    guard let cache = runner.cache else { return nil }
    let folder = URL(filePath: cache, directoryHint: .isDirectory)
    let files = FileFingerprints(folder: folder)
    let toolchain = ToolchainFingerprint(
      toolchain: runner.toolchain,
      limits: runner.limits,
      files: files
    )
    return Memory(
      store: ResultStore(
        folder: folder.appending(path: "results", directoryHint: .isDirectory),
        sizeLimit: runner.cacheBytes
      ),
      environment: try await ProgramEnvironment(
        toolchain: toolchain.take(),
        modules: modules,
        files: files
      )
    )
  }

  /// The key of a program, which depends on the files beside it, too.
  private func key(of program: Program, among programs: [Program], _ memory: Memory?) -> ProgramKey
  {
    var fingerprint = Fingerprint()
    fingerprint.add(memory?.environment.key(of: program).text ?? "")
    for other in programs where other.number != program.number {
      fingerprint.add(other.file?.text ?? "")
    }
    for companion in request.companions { fingerprint.add(companion.text) }
    return ProgramKey(program, environment: fingerprint)
  }

  /// The outcomes of all programs as they were; `nil` if one is not remembered.
  private func remembered(
    _ programs: [Program],
    _ keys: [ProgramKey],
    _ memory: Memory?
  ) -> [ProgramOutcome]? {
    guard let memory else { return nil }
    let outcomes = zip(programs, keys).compactMap { program, key -> ProgramOutcome? in
      guard case .ran(let events, let output)? = memory.store.result(for: key) else { return nil }
      return ProgramOutcome(program: program, events: events, output: output)
    }
    return outcomes.count == programs.count ? outcomes : nil
  }

  // MARK: Compiling

  /// Compiles, leaving out modules that are absent and offers that the compiler refuses.
  private func compile(
    _ draft: inout Draft,
    maker: FileProgramMaker,
    in folder: URL
  ) async throws -> [FileCompiler.Outcome] {
    var imports: [ImportableLibrary] = []
    if let package = modules.package {
      let linker = PackageLinker(toolchain: runner.toolchain, folder: folder)
      imports = try await linker.link(package).libraries
    }
    let compiler = FileCompiler(toolchain: runner.toolchain, imports: imports, folder: folder)
    var outcomes: [FileCompiler.Outcome] = []
    for _ in 0..<8 {
      let companions = request.companions.map { file in
        let text = ImportRemover.removeImports(of: draft.absentModules, from: file.text)
        return SwiftFile(path: file.path, text: text)
      }
      outcomes = try await compiler.compile(draft.programs, companions: companions)
      let errors = outcomes.filter { $0.library == nil }.flatMap(\.messages)
        .filter { $0.kind == .error }
      let offers = errors.filter { $0.path.hasPrefix("offer:") }
      guard !offers.isEmpty, offers.count == errors.count else { break }
      for error in offers { draft.refused[error.path] = error.text }
    }
    return outcomes
  }

  /// What the compiler found wrong; `nil` if everything compiled.
  private func errors(of outcomes: [FileCompiler.Outcome], in draft: Draft) -> [Diagnostic]? {
    let failed = outcomes.filter { $0.library == nil }
    guard !failed.isEmpty else { return nil }
    let judge = RejectionJudge(locator: locator)
    var diagnostics: [Diagnostic] = []
    for outcome in failed {
      guard let program = outcome.programs.first else { continue }
      let messages = outcome.messages.map { locator.knows($0.path) ? $0 : $0.atEnd(of: outcome) }
      if messages.contains(where: { $0.kind == .error }) {
        diagnostics += judge.judge(rejected: program, messages: messages).diagnostics
      } else {
        let reason = outcome.messages.first { $0.kind == .error }?.text ?? outcome.failure
        diagnostics.append(
          Diagnostic(
            .compilerFailure,
            at: program.place.map { SourceLocation(path: $0.path) },
            "the compiler came to no verdict about this file: \(reason)",
            help: "look whether memory or disk space ran out, and try again"
          )
        )
      }
    }
    // Modules that share a file say the same of it.
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }
  }

  private var locator: MessageLocator {
    let files = (request.files + request.companions).map { ($0.path, $0.text) }
    var texts = Dictionary(files) { first, _ in first }
    texts[Program.Speech.Offer.askedPath] = request.shows.joined(separator: "\n")
    return MessageLocator(texts: texts)
  }

  // MARK: Running

  /// Runs a program; after a screen that brought it down, again for the screens that follow.
  private func run(
    _ program: Program,
    _ compiled: [FileCompiler.Outcome],
    in folder: URL
  ) async throws -> [ProgramOutcome] {
    let library = compiled.compactMap(\.library).first { library in
      library.programs.contains { $0.number == program.number }
    }
    guard let library, let offers = program.speech?.offers else { return [] }
    var outcomes: [ProgramOutcome] = []
    var first = 0
    while true {
      let scratch = folder.appending(
        path: "turn_\(program.number)_\(outcomes.count)",
        directoryHint: .isDirectory
      )
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      let host = ProgramHost(toolchain: runner.toolchain, folder: scratch, limits: runner.limits)
      outcomes += try await host.run(
        CompiledLibrary(path: library.path, programs: [program]),
        environment: [FirstStep.variable: "\(first)"]
      )
      guard let last = outcomes.last, !last.isFinished, last.lastStep > 0,
        offers.contains(where: { $0.step > last.lastStep })
      else { return outcomes }
      first = last.lastStep + 1
    }
  }

  // MARK: Reporting

  private func report(_ draft: Draft, outcomes: [[ProgramOutcome]]) -> SpokenFiles {
    var reporter = SpeechReporter(
      outlines: zip(request.files, draft.files).map { ($0.path, $1.outline) },
      options: options,
      limits: runner.limits,
      isWalk: request.script.lines.isEmpty && request.technology == .voiceOver
    )
    for (file, program) in zip(draft.files, draft.programs) {
      reporter.spoken.skipped += file.skipped
      let refused = (file.program.speech?.offers ?? []).compactMap { offer in
        draft.refused[offer.path(in: file.program)].map { reason in
          SkippedView(
            name: offer.name,
            reason: "it cannot be made here: \(reason)",
            location: offer.location(in: file.program)
          )
        }
      }
      reporter.spoken.skipped += refused
      reporter.noteWhatIsLeftOut(of: file, absentModules: draft.absentModules)
      for outcome in outcomes.first(where: { $0.first?.program.number == program.number }) ?? [] {
        reporter.report(outcome)
      }
    }
    if !outcomes.isEmpty { reporter.complainAboutSilence() }
    return reporter.spoken
  }
}

extension CompilerMessage {
  /// The same message at the end of the file that the compiler was reading, if it complains about
  /// what was written after it: a brace is open there.
  fileprivate func atEnd(of outcome: FileCompiler.Outcome) -> CompilerMessage {
    let program = outcome.programs.first { program in
      path.hasSuffix("/\(program.fileName).swift")
        || path.hasSuffix("/main.swift") && outcome.programs.count == 1
    }
    guard kind == .error, let file = program?.file else { return self }
    var lines = SourceLines(file.text)[...]
    while lines.count > 1, lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    var message = self
    message.path = file.path
    message.line = lines.count
    message.column = (lines.last?.utf8.count ?? 0) + 1
    message.fixIts = []
    return message
  }
}
