import AssistiveTechnology
import SnippetNotation
import SnippetRunning

extension FileSpeaker {
  /// Puts together what runs left behind, and what was left out of the files.
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
            reason: "it cannot be made here: \(reason)",
            location: offer.location(in: file.program)
          )
        }
      }
      reporter.spoken.skipped += refused
      reporter.noteWhatIsLeftOut(of: file, imports: draft.imports)
      for outcome in outcomes.first(where: { $0.first?.program.number == program.number }) ?? [] {
        reporter.report(outcome)
      }
    }
    if !outcomes.isEmpty { reporter.complainAboutSilence() }
    return reporter.spoken
  }
}
