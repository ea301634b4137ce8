import Foundation
import SnippetCompiling
import SnippetMessages
import SnippetNotation
import System

struct ProgramChecker: Sendable {
  var toolchain: Toolchain
  let limits: RunLimits
  var modules: ImportableModules
  let locator: MessageLocator
  let stopsAtFirstFailure: Bool

  struct Answer: Sendable {
    var judgement = Judgement()
    var results: [(program: Program, result: StoredResult)] = []
    var hasCompiledSamples = false

    mutating func merge(_ other: Answer) {
      judgement.merge(other.judgement)
      results += other.results
    }
  }

  /// Checks programs in a temporary folder, which is removed afterwards.
  ///
  /// - Throws: `Command.NotFound` without a compiler, or an error of the file system.
  func check(
    _ programs: [Program],
    progress: @Sendable (CheckProgress) -> Void
  ) async throws -> Answer {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let folder = scratch.url
    let toolchain = try await toolchain.withRuntimeFolders(in: folder)
    let imported = try await build(modules, for: programs, in: folder)
    var answer = Answer()
    answer.hasCompiledSamples = !imported.brokenModules.contains(SamplesModule.name)
    answer.judgement.diagnostics = imported.diagnostics
    for program in programs where imported.hasBrokenDependency(program) {
      answer.judgement.merge(RejectionJudge(locator: locator).judge(unchecked: program))
    }
    let tool = ToolModules(
      in: toolchain.modules,
      except: imported.libraries.reduce(into: []) { $0.formUnion($1.modules) }
    )
    let rejections = RejectionJudge(locator: locator)
    var usable: [Program] = []
    for program in programs where !imported.hasBrokenDependency(program) {
      var messages = tool.message(about: program).map { [$0] } ?? []
      if messages.isEmpty { messages = StrayCharacters.messages(in: program) }
      if messages.isEmpty {
        usable.append(program)
      } else {
        // The check of a page's text reports the invisible ones.
        messages.removeAll(where: StrayCharacters.isAboutInvisible)
        answer.judgement.merge(rejections.judge(rejected: program, messages: messages))
      }
    }
    let programs = usable
    if programs.isEmpty || stopsAtFirstFailure && !imported.diagnostics.isEmpty { return answer }
    progress(.compiling(programs.count))
    let compiler = SnippetCompiler(
      toolchain: toolchain,
      imports: imported.libraries,
      folder: folder
    )
    let compilation = try await compiler.compile(programs)
    answer.merge(judge(compilation))
    var times = compilation.times
    answer.judgement.times = SnippetTimes(times)
    if stopsAtFirstFailure, !answer.judgement.diagnostics.isEmpty { return answer }
    let libraries = compilation.libraries
    progress(.running(libraries.flatMap(\.programs).count { $0.purpose == .run }))
    let host = ProgramHost(toolchain: toolchain, folder: folder, limits: limits)
    // A host runs one program after another, so a large library gets several. Programs spend more time
    // waiting, as for 'wait' in a transcript, than working.
    let parts = libraries.flatMap { $0.parts(of: 24) }
    let outcomes =
      try await parts
      .concurrentMap(limit: toolchain.processes * 4) { try await host.run($0) }
    let missing = outcomes.joined().reduce(into: Protections()) { $0.formUnion($1.missing) }
    if !missing.isEmpty { progress(.missingProtections(missing)) }
    for (library, outcomes) in zip(parts, outcomes) {
      let isCached = !library.runsCodeWhenLoaded
      for outcome in outcomes {
        answer.judgement.merge(RunJudge(limits: limits).judge(outcome))
        times[outcome.program, default: .zero] += outcome.time
        if isCached, let result = StoredResult(outcome) {
          answer.results.append((outcome.program, result))
        }
      }
    }
    answer.judgement.times = SnippetTimes(times)
    return answer
  }

  func judge(_ program: Program, by result: StoredResult) -> Judgement {
    if let outcome = result.outcome(of: program) {
      return RunJudge(limits: limits).judge(outcome)
    }
    let rejections = RejectionJudge(locator: locator)
    if case .unfinished(let seconds) = result {
      return rejections.judge(failed: program, failure: .stopped(seconds: seconds))
    }
    guard case .rejected(let messages, let locations) = result else {
      return judge(compiled: program)
    }
    let newer = CodeLocations(of: program)
    let moved = messages.map { message in
      var message = message
      if let location = locations.moved(message.path, line: message.line, to: newer) {
        (message.path, message.line) = location
      }
      return message
    }
    return rejections.judge(rejected: program, messages: moved)
  }

  private func build(
    _ modules: ImportableModules,
    for programs: [Program],
    in folder: URL
  ) async throws -> ImportableBuild {
    var built = try await SamplesModule(toolchain: toolchain, folder: folder).build(modules.samples)
    if let package = modules.package, programs.contains(where: package.isImported) {
      let linker = PackageLinker(toolchain: toolchain, folder: folder)
      built.merge(try await linker.link(package))
    }
    return built
  }

  private func judge(_ compilation: CompilationResult) -> Answer {
    let judge = RejectionJudge(locator: locator)
    var answer = Answer()
    for (program, messages) in compilation.rejected {
      answer.judgement.merge(judge.judge(rejected: program, messages: messages))
      answer.results.append(
        (program, .rejected(messages: messages, places: CodeLocations(of: program)))
      )
    }
    for (program, failure) in compilation.failures {
      answer.judgement.merge(judge.judge(failed: program, failure: failure))
      if case .stopped(let seconds) = failure {
        answer.results.append((program, .unfinished(seconds: seconds)))
      }
    }
    for program in compilation.libraries.flatMap(\.programs) where program.purpose != .run {
      answer.judgement.merge(self.judge(compiled: program))
      answer.results.append((program, .compiled))
    }
    return answer
  }

  private func judge(compiled program: Program) -> Judgement {
    if case .fail = program.purpose {
      return RejectionJudge(locator: locator).judge(compiled: program)
    }
    return Judgement(verdicts: program.place.map { [$0: .compiled] } ?? [:])
  }
}
