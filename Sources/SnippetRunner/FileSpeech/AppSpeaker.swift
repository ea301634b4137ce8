import AppReading
import AssistiveTechnology
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetNotation
import SnippetRunning
import System

/// Speaks files of an app with the declarations that they need of the rest of it.
struct AppSpeaker: Sendable {
  let request: SpeechRequest
  let index: AppIndex
  let texts: AppTexts
  let runner: SnippetRunner
  let progress: @Sendable (CheckProgress) -> Void

  /// Each round answers the errors of the one before.
  private static let rounds = 24
  /// After so many runs in a row that say less than the best one, no further round begins.
  private static let worseRuns = 2
  /// After a result, code that a run reached is given up if it brings more errors than this.
  private static let fewProblems = 20
  /// In seconds; beyond it, no further round begins.
  private static let patience = 240.0
  /// In seconds, for each run of the compiler.
  private static let compilerLimit = 120.0

  /// The combinations of overloads that the compiler tries for an expression.
  ///
  /// An error elsewhere can make all of them fail: a long chain of modifiers then takes minutes. If
  /// only expressions that need more are left, the compiler tries more once.
  private static let fewAttempts = 5_000
  private static let manyAttempts = 100_000

  private static func arguments(attempts: Int) -> [String] {
    [
      "-D", "DEBUG", "-Xfrontend", "-solver-expression-time-threshold=6",
      "-Xfrontend", "-solver-scope-threshold=\(attempts)",
      "-Xfrontend", "-typo-correction-limit", "-Xfrontend", "0",
    ]
  }

  /// Speaks the files; if nothing can be spoken with much of the app, then with little of it.
  func speak() async throws -> SpokenFiles {
    let spoken = try await speak(isSmall: false)
    guard spoken.screens.isEmpty, !spoken.errors.isEmpty,
      spoken.slice?.declarations ?? .max > Self.manyDeclarations
    else { return spoken }
    let small = try await speak(isSmall: true)
    return small.screens.isEmpty ? spoken : small
  }

  /// With fewer declarations, a second attempt would leave out too little to succeed.
  private static let manyDeclarations = 100

  private func speak(isSmall: Bool) async throws -> SpokenFiles {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let folder = scratch.url
    let toolchain = try await runner.toolchain.withRuntimeFolders(in: folder)
    var slice = AppSlice(request.files, of: index, texts: texts, isSmall: isSmall)
    var request = request
    request.compilerArguments = Self.arguments(attempts: Self.fewAttempts)
    let maker = FileProgramMaker(request)
    request.compilerLimit = Self.compilerLimit
    request.creations = slice.creations(of: maker.incompleteTypes)
    request.contents = slice.contents(of: maker.uiKitViews)
    request.environment = slice.environment()
    if let nothing = nothingToShow(request) { return nothing }
    progress(.compiling(request.files.count))
    let start = ContinuousClock.now
    var refused: [String: String] = [:]
    var best: Best?
    var worseRuns = 0
    var mayTryMore = true
    for _ in 0..<Self.rounds {
      request.environment = slice.environment()
      request.files = slice.spokenFiles
      request.companions = slice.companions
      request.stubs = slice.importedModules.filter { !Self.systemModules.contains($0) }
      best?.isCompiled = false
      let attempt: Attempt
      do {
        attempt = try await compile(request, refused, toolchain, folder)
      } catch is Command.TimedOut {
        return best?.spoken ?? SpokenFiles(errors: [tooSlow])
      }
      refused = attempt.draft.refused
      if slice.leaveOutOfEnvironment(refused.values) {
        refused = [:]
        continue
      }
      if !refused.isEmpty, request.contents?.isEmpty == false {
        // A call that gives content may be what the compiler rejects.
        request.contents = [:]
        refused = [:]
        continue
      }
      let isLate = ContinuousClock.now - start > .seconds(Self.patience)
      guard let problems = attempt.problems else {
        let spoken = try await run(attempt, request, slice, toolchain, folder)
        let crashed = spoken.errors.contains { $0.id == "crash" }
        // More code of the app that changes nothing is rarely followed by code that does.
        let isSame = !crashed && !spoken.screens.isEmpty && spoken.lines == best?.spoken.lines
        if spoken.screens.count >= best?.spoken.screens.count ?? 0 {
          best = Best(spoken: spoken, attempt: attempt, request: request, slice: slice)
          worseRuns = 0
        } else {
          worseRuns += 1
        }
        let reached = spoken.slice?.reached ?? []
        if isLate || isSame || worseRuns == Self.worseRuns || reached.isEmpty { break }
        let isRestored = slice.restore(reached)
        // What is restored may not compile, and would then stop the next run as well.
        let isGiven = crashed && slice.giveValues(to: reached)
        guard isRestored || isGiven else { break }
        continue
      }
      // A result is not worth many repairs of code that may change it.
      if best?.isComplete == true, problems.count > Self.fewProblems { break }
      let decidable = problems.filter { !$0.isUndecided }
      if decidable.isEmpty, !problems.isEmpty, mayTryMore {
        mayTryMore = false
        request.compilerArguments = Self.arguments(attempts: Self.manyAttempts)
        continue
      }
      if isLate || !(slice.repair(decidable) || slice.repair(problems)) {
        if best != nil { break }
        var spoken = SpokenFiles(errors: errors(of: attempt, request, toolchain, folder))
        spoken.slice = SpokenSlice(slice.report)
        return spoken
      }
    }
    if let best { return try await located(best, toolchain, folder) }
    var spoken = SpokenFiles(errors: [notCompiling])
    spoken.slice = SpokenSlice(slice.report)
    return spoken
  }

  private var tooSlow: Diagnostic {
    Diagnostic(
      .doesNotCompile,
      at: SourceLocation(path: self.request.files.first?.path ?? ""),
      "the code that the file needs takes longer than \(Int(Self.compilerLimit)) s to compile",
      help: "show a smaller part of it, as in --show 'Row(title: \"Soup\")'"
    )
  }

  private var notCompiling: Diagnostic {
    Diagnostic(
      .doesNotCompile,
      at: SourceLocation(path: self.request.files.first?.path ?? ""),
      "the code that the file needs does not compile here after \(Self.rounds) attempts",
      help: "show a smaller part of it, as in --show 'Row(title: \"Soup\")'"
    )
  }

  /// The best result so far, and what it was made of.
  private struct Best {
    var spoken: SpokenFiles
    var attempt: Attempt
    var request: SpeechRequest
    var slice: AppSlice
    /// Whether it shows something and doesn't end in a crash.
    var isComplete: Bool {
      !spoken.screens.isEmpty && !spoken.errors.contains { $0.id == "crash" }
    }
    /// Whether no later attempt has replaced the compiled program.
    var isCompiled = true
  }

  /// The result with the line of a crash, if there is one.
  private func located(
    _ best: Best,
    _ toolchain: Toolchain,
    _ folder: URL
  ) async throws -> SpokenFiles {
    guard best.spoken.errors.contains(where: { $0.id == "crash" }) else { return best.spoken }
    do {
      let attempt =
        best.isCompiled
        ? best.attempt : try await compile(best.request, [:], toolchain, folder)
      guard attempt.problems == nil else { return best.spoken }
      return try await run(attempt, best.request, best.slice, toolchain, folder, isLast: true)
    } catch is Command.TimedOut {
      return best.spoken
    }
  }

  /// Why nothing can be spoken, if no view can be created; compiling would not change that.
  private func nothingToShow(_ request: SpeechRequest) -> SpokenFiles? {
    let imports = RemovedImports(request, packageModules: [])
    let draft = FileDraft(
      files: FileProgramMaker(request).programs(with: imports),
      imports: imports
    )
    guard draft.programs.allSatisfy({ $0.speech?.offers.isEmpty != false }) else { return nil }
    return speaker(of: request).report(draft, outcomes: [[]])
  }

  private func speaker(of request: SpeechRequest) -> FileSpeaker {
    FileSpeaker(
      request: request,
      modules: ImportableModules(samples: [], package: nil),
      runner: runner,
      progress: progress
    )
  }

  private func run(
    _ attempt: Attempt,
    _ request: SpeechRequest,
    _ slice: AppSlice,
    _ toolchain: Toolchain,
    _ folder: URL,
    isLast: Bool = false
  ) async throws -> SpokenFiles {
    var speaker = speaker(of: request)
    // Finding the line takes as long as a compiler.
    speaker.locatesCrashes = isLast
    let programs = attempt.draft.programs
    progress(.running(programs.count))
    var outcomes: [[ProgramOutcome]] = []
    for program in programs {
      outcomes.append(try await speaker.run(program, attempt.outcomes, with: toolchain, in: folder))
    }
    var spoken = speaker.report(attempt.draft, outcomes: outcomes)
    if request.pressesButtons {
      var pressed: [ProgramOutcome] = []
      for program in programs {
        pressed += try await speaker.run(
          program,
          attempt.outcomes,
          pressesButtons: true,
          with: toolchain,
          in: folder
        )
      }
      for index in spoken.screens.indices { spoken.screens[index].takePresses(from: pressed) }
    }
    for index in spoken.screens.indices { spoken.screens[index].addUntranslated(texts) }
    var summary = SpokenSlice(slice.report)
    summary.takeReached(from: &spoken.outputs)
    spoken.notes.removeAll { $0.text.contains("requested by '--stub'") }
    if summary.hasStandIns {
      for index in spoken.screens.indices {
        summary.withheldWarnings += spoken.screens[index].warnings.count
        spoken.screens[index].warnings = []
      }
    }
    spoken.slice = summary
    return spoken
  }

  private static let systemModules: Set<String> =
    UnavailableModules.names.union([
      "Accessibility", "Dispatch", "Foundation", "OSLog", "Observation", "Swift", "SwiftUI",
      "UIKit", "UniformTypeIdentifiers", "WebKit", "os",
    ])
}

extension SpokenFiles {
  fileprivate var lines: [[String]] { screens.map(\.transcript.lines) }
}
