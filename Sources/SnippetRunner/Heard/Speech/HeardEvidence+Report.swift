import AssistiveTechnology
package import SnippetNotation
import SpeechRules

extension HeardEvidence {
  /// The report, in which transcripts that were heard line by line name the systems.
  ///
  /// Without a screen of these chapters that was heard, nothing is read, and nothing changes but the
  /// list of recordings.
  package func marking(_ report: SnippetReport, of chapters: [ChapterSource]) -> SnippetReport {
    var report = report
    report.recordings = recordings
    let heard = files.filter(\.run.isHeard).flatMap(\.run.screens).compactMap(\.id)
    let names = Set(heard.map { $0.prefix { $0 != "#" } })
    let concerned = chapters.filter { names.contains(HearableWalk.chapterName(of: $0.path)) }
    guard !concerned.isEmpty else { return report }
    for (place, records) in records(for: ExpectedScreen.all(in: concerned, report)) {
      switch report.verdicts[place] {
      case .spoken(var walkthrough):
        walkthrough.heardOn = records.systems(of: walkthrough)
        report.verdicts[place] = .spoken(walkthrough)
      case .drawn(let before, var after):
        after.heardOn = records.systems(of: after)
        report.verdicts[place] = .drawn(before: before, after: after)
      default: continue
      }
    }
    return report
  }
}

extension HeardEvidence {
  /// The runs in which something was heard, in the order of their files.
  private var recordings: [Recording] {
    files.map(\.run).filter(\.isHeard).map { run in
      Recording(
        system: run.systemName,
        language: run.language,
        lines: run.screens.flatMap(\.lines).count { !$0.utterance.isEmpty },
        address: run.address
      )
    }
  }
}

extension HeardEvidence.FenceRecords {
  /// The systems on which a walkthrough was heard, each once; `nil` if a part of it was not.
  ///
  /// What the service cuts off counts as heard unless it is a guess.
  fileprivate func systems(of walkthrough: Walkthrough) -> String? {
    guard isWhole else { return nil }
    let spoken = walkthrough.transcript.entries.compactMap { entry -> Utterance? in
      if case .spoken(let utterance, _) = entry { utterance } else { nil }
    }
    var systems: [String] = []
    for (index, utterance) in spoken.enumerated() {
      guard let record = lines[index], !record.isCut || utterance.certainty != .concluded else {
        return nil
      }
      if !systems.contains(record.system) { systems.append(record.system) }
    }
    return systems.isEmpty ? nil : systems.joined(separator: ", ")
  }
}
