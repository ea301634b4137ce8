import AssistiveTechnology
import Diagnostics
import Foundation
import SnippetCompiling
import SnippetMessages
import SnippetNotation
package import SnippetRunning
import SpeechRules

extension SnippetRunner {
  package static var languages: [String] { SpeechSettings.supportedLanguages }

  /// Compiles and runs Swift files, and returns what is heard of their views and view controllers.
  ///
  /// If something doesn't compile, crashes or never ends, that becomes an error at its line, and
  /// the rest of the files is spoken anyway.
  package func speak(
    _ request: SpeechRequest,
    progress: @escaping @Sendable (CheckProgress) -> Void = { _ in }
  ) async -> SpokenFiles {
    var spoken = SpokenFiles()
    let language = request.settings.language
    spoken.errors =
      request.script.unknownCommandFindings(for: request.technology, language: language)
      + request.brokenExpressions
    if let missing = toolchain.missingComponent() { spoken.errors = [missing] }
    guard spoken.errors.isEmpty else { return spoken }
    do {
      let modules = ImportableModules(
        samples: [],
        package: try await build(request.package, progress)
      )
      let speaker = FileSpeaker(
        request: request,
        modules: modules,
        runner: self,
        progress: progress
      )
      return try await speaker.speak()
    } catch {
      spoken.errors = [finding(for: error)]
      return spoken
    }
  }
}

extension FileSpeaker {
  func report(_ draft: FileDraft, outcomes: [[ProgramOutcome]]) -> SpokenFiles {
    var reporter = SpeechReporter(
      outlines: zip(request.files, draft.files).map { ($0.path, $1.outline) },
      settings: request.settings,
      limits: runner.limits,
      isWalk: request.script.lines.isEmpty && request.technology == .voiceOver
    )
    reporter.spoken.replacedImports = draft.imports.replacements
    for (file, program) in zip(draft.files, draft.programs) {
      reporter.spoken.skipped += file.skipped
      let refused = (file.program.speech?.offers ?? []).compactMap { offer in
        draft.refused[offer.path(in: file.program)].map { reason in
          SkippedView(
            name: offer.name,
            reason: "it cannot be created here: \(reason)",
            location: offer.location(in: file.program)
          )
        }
      }
      reporter.spoken.skipped += refused
      reporter.noteRemovedImports(of: file, imports: draft.imports)
      let runs = outcomes.first { $0.first?.program.number == program.number } ?? []
      for run in runs { reporter.report(run, among: runs) }
    }
    if !outcomes.isEmpty { reporter.reportNothingSpoken() }
    return reporter.spoken
  }
}
