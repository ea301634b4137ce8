import AssistiveTechnology
package import SnippetNotation
import SpeechRules

extension RecordingEvidence {
  /// Adds recordings to a report, and the systems to each transcript that was heard line by line.
  ///
  /// If no screen of these chapters was recorded, only the list of recordings changes.
  package func marking(_ report: SnippetReport, of chapters: [ChapterSource]) -> SnippetReport {
    var report = report
    report.recordings = recordings
    let heard = files.filter(\.run.isHeard).flatMap(\.run.screens).compactMap(\.id)
    let names = Set(heard.map { $0.prefix { $0 != "#" } })
    let recorded = chapters.filter { names.contains(RecordableScreen.chapterName(of: $0.path)) }
    guard !recorded.isEmpty else { return report }
    for (place, records) in records(for: ExpectedScreen.all(in: recorded, report)) {
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

extension RecordingEvidence.FenceRecords {
  /// The systems on which a walkthrough was heard, without duplicates; `nil` if a part of it wasn't
  /// heard.
  ///
  /// Truncated lines count as heard unless they are a guess.
  fileprivate func systems(of walkthrough: Walkthrough) -> String? {
    guard isWhole else { return nil }
    let spoken = walkthrough.transcript.entries.compactMap { entry -> Utterance? in
      if case .spoken(let utterance, _) = entry { utterance } else { nil }
    }
    var systems: [String] = []
    for (index, utterance) in spoken.enumerated() {
      guard let record = lines[index], !record.isTruncated || utterance.certainty != .concluded
      else {
        return nil
      }
      if !systems.contains(record.system) { systems.append(record.system) }
    }
    return systems.isEmpty ? nil : systems.joined(separator: ", ")
  }
}
