import AccessibilityTree
import AssistiveTechnology
import Diagnostics
import ScreenDrawing
import SnippetMessages
import SnippetNotation

extension RunJudge {
  /// A `screen` fence expects nothing except its number of stops, if `expect=` is given.
  func judge(screens: [DrawnScreen], of fence: TranscriptFence) -> Judgement {
    var judgement = Judgement()
    guard screens.count == fence.screen.expressions.count, let last = screens.last else {
      return judgement
    }
    let counted = fence.screen.sizes.isEmpty ? [last] : screens
    if let diagnostic = counted.lazy.compactMap({ wrongCount(of: fence, $0.transcript) }).first {
      judgement.diagnostics = [diagnostic]
      return judgement
    }
    let walkthroughs = screens.map { screen in
      Walkthrough(
        technology: fence.screen.technology,
        language: fence.screen.settings.language,
        settings: fence.screen.settings.speech,
        transcript: screen.transcript,
        drawing: screen.drawing,
        backwardWalk: screen.backwardWalk
      )
    }
    judgement.diagnostics += unreadable(walkthroughs, of: fence)
    guard fence.screen.sizes.isEmpty else {
      let sized = zip(fence.screen.sizes, walkthroughs).map(SizedWalkthrough.init)
      judgement.verdicts[fence.fence.place] = .drawnAtSizes(sized)
      return judgement
    }
    judgement.verdicts[fence.fence.place] = .drawn(
      before: walkthroughs.count > 1 ? walkthroughs[0] : nil,
      after: walkthroughs[walkthroughs.count - 1]
    )
    return judgement
  }

  /// Reports drawings that can't be compared with the speech, because texts overlap or are missing.
  func unreadable(_ screens: [Walkthrough], of fence: TranscriptFence) -> [Diagnostic] {
    screens.compactMap { screen in
      guard let drawing = screen.drawing else { return nil }
      if let (first, second) = drawing.overlappingWords.first {
        return Diagnostic(
          .illegibleDrawing,
          at: fence.fence.location(),
          "'\(first)' and '\(second)' overlap in the drawing",
          help: "give the views more space, or shorten their texts"
        )
      }
      // An element without content is drawn with its name.
      let hasNames = screen.transcript.entries.contains { entry in
        if case .spoken(_, let element?) = entry { element.label?.isEmpty == false } else { false }
      }
      // A component that says nothing has a finding of its own.
      let isSilentComponent =
        screen.transcript.stops == 0 && fence.fence.place.path.hasSuffix(".yml")
      guard drawing.hasNoText, !hasNames, !isSilentComponent else { return nil }
      return Diagnostic(
        .illegibleDrawing,
        at: fence.fence.location(),
        "the drawing has no text",
        help: "give the views texts or images"
      )
    }
  }

  func wrongCount(of fence: TranscriptFence, _ transcript: Transcript) -> Diagnostic? {
    guard case .stops(let count) = fence.expectation else { return nil }
    let stops = transcript.stops
    guard stops != count else { return nil }
    return Diagnostic(
      .stopCount,
      at: fence.fence.location(),
      "the page expects \(count) stops, but there are \(stops)",
      details: transcript.lines,
      help: "write 'expect=\(stops) stops'"
    )
  }
}
