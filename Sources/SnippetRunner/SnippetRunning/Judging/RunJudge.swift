import AccessibilityAudit
import AccessibilityTree
import AssistiveTechnology
import Diagnostics
import SnippetMessages
import SnippetNotation

struct RunJudge: Sendable {
  let limits: RunLimits

  func judge(_ outcome: ProgramOutcome) -> Judgement {
    var judgement = Judgement()
    let reached = outcome.lastStep
    let isWhole = outcome.isFinished
    for (index, step) in outcome.program.steps.enumerated() {
      let isDone = isWhole || index < reached
      switch step {
      case .code(let block, let expected):
        judgement.verdicts[block.fence.place] = isDone ? .ran : .broken
        if let expected {
          judgement.merge(judge(output: expected, of: index, in: outcome, isDone: isDone))
        }
      case .transcript(let transcript):
        judgement.merge(judge(transcript, step: index, in: outcome))
        let broken = outcome.brokenPromises(of: index)
        if !broken.isEmpty { judgement.broken[transcript.fence.place] = broken }
      }
    }
    if !isWhole {
      let ending = TerminationReason(outcome: outcome, limits: limits)
      judgement.diagnostics.append(ending.diagnostic(step: max(0, reached)))
    }
    return judgement
  }

  private func judge(
    output expected: Fence,
    of step: Int,
    in outcome: ProgramOutcome,
    isDone: Bool
  ) -> Judgement {
    var judgement = Judgement()
    judgement.verdicts[expected.place] = .broken
    guard isDone else { return judgement }
    let comparison = BodyComparison(
      rule: .differentOutput,
      summary: "the output is not what was printed"
    )
    if let (diagnostic, edit) = comparison.compare(expected, with: outcome.output(of: step)) {
      judgement.diagnostics = [diagnostic]
      judgement.edits = [edit]
    } else {
      judgement.verdicts[expected.place] = .matched
    }
    return judgement
  }

  private func judge(
    _ fence: TranscriptFence,
    step: Int,
    in outcome: ProgramOutcome
  ) -> Judgement {
    var judgement = Judgement()
    let location = fence.fence.place
    judgement.verdicts[location] = .broken
    for case .failed(step, let message) in outcome.events {
      judgement.diagnostics.append(
        Diagnostic(.unusableScreen, at: fence.fence.location(), message)
      )
    }
    judgement.diagnostics += unsized(outcome.unsizedElements(of: step), at: fence)
    if fence.isScreen {
      judgement.merge(judge(screens: outcome.drawnScreens(of: step), of: fence))
      return judgement
    }
    guard let transcript = outcome.transcript(of: step) else { return judgement }
    if let diagnostic = mismatch(fence, transcript, outcome.concealedTexts(of: step)) {
      judgement.diagnostics.append(diagnostic.0)
      if let edit = diagnostic.1 { judgement.edits.append(edit) }
    } else {
      let drawn = outcome.drawnScreens(of: step).first
      let walkthrough = Walkthrough(
        technology: fence.screen.technology,
        language: fence.screen.settings.language,
        settings: fence.screen.settings.speech,
        transcript: transcript,
        drawing: drawn?.drawing,
        backwardWalk: drawn?.backwardWalk ?? [],
        overlays: drawn?.overlays ?? []
      )
      judgement.diagnostics += unreadable([walkthrough], of: fence)
      judgement.verdicts[location] = .spoken(walkthrough)
    }
    return judgement
  }

  /// Reports elements that layout left without a size, because the transcript silently omits them.
  private func unsized(_ elements: [UnsizedElement], at fence: TranscriptFence) -> [Diagnostic] {
    let issues = AccessibilityAudit(language: fence.screen.settings.language).issues(of: elements)
    var summaries: Set<String> = []
    // Similar rows would repeat the same issue.
    return issues.filter { summaries.insert($0.summary).inserted }.map { issue in
      Diagnostic(
        .issue(issue.kind),
        at: fence.fence.location(),
        issue.summary,
        details: [issue.reason],
        help: issue.suggestion
      )
    }
  }

  private func mismatch(
    _ fence: TranscriptFence,
    _ transcript: Transcript,
    _ concealed: [ElementID: [String]]
  ) -> (Diagnostic, FenceEdit?)? {
    switch fence.expectation {
    case .anything: return nil
    case .stops: return wrongCount(of: fence, transcript).map { ($0, nil) }
    case .body: break
    }
    let comparison = BodyComparison(
      rule: .differentTranscript,
      summary: "the transcript differs from the computed lines"
    )
    return comparison.compare(
      fence.fence,
      with: transcript.lines,
      advice: TranscriptAdvice.sentence(
        for: TranscriptDifference(fence, computed: transcript, concealed: concealed)
      )
    ) { index in
      ElementDescription(transcript: transcript, line: index).lines
    }
  }
}
