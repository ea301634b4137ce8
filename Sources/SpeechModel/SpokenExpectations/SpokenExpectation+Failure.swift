import LineDifferences

extension SpokenExpectation {
  /// Returns what is to be reported of the lines that were heard; nothing if they are the expected ones.
  ///
  /// - Parameter outcome: What came of recording them, if that was asked for.
  package func failure(heard: [String], _ outcome: RecordingOutcome? = nil) -> String? {
    let difference = difference(from: heard)
    guard difference.firstDifference != nil || outcome?.isConflict == true else { return nil }
    return ([heading(outcome)] + difference.lines + [footing(outcome)]).joined(separator: "\n")
  }

  private func heading(_ outcome: RecordingOutcome?) -> String {
    switch outcome {
    case .recorded: "recorded: the computed lines stand in the test now"
    case .refused(let reason, isConflict: _): "not recorded: \(reason)"
    case .nothingToRecord, nil: "the transcript is not what was computed"
    }
  }

  private func footing(_ outcome: RecordingOutcome?) -> String {
    let legend = "where '-' is the test and '+' is what was computed"
    return switch outcome {
    case .recorded: legend + "; read them, then run the test without \(SourceRecorder.variable)"
    case .refused: legend
    case .nothingToRecord, nil: legend + "; \(SourceRecorder.variable)=1 writes it into the test"
    }
  }
}
