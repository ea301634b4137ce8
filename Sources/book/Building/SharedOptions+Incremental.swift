import BookReading
import Foundation
import HeardSpeech
import IncrementalSite
import Markup
import SiteFolder
import SnippetNotation
import SnippetRunning

extension SharedOptions {
  /// The build that makes only what changed in the book.
  func incrementalBuild(
    _ markup: PrintStyle,
    progress: @escaping @Sendable (CheckProgress) -> Void = { _ in }
  ) -> IncrementalBuild {
    let (root, runner, runsNothing) = (root, runner, runsNothing)
    return IncrementalBuild(
      markup: markup,
      read: { unread in try BookFiles.read(root: root, without: unread) },
      check: { chapters, samples in
        guard !runsNothing else { return SnippetReport() }
        let report = await runner.check(chapters, samples: samples, progress: progress).report
        return HeardFolder(root: root).read().evidence.marking(report, of: chapters)
      }
    )
  }

  /// What a build depends on beside the files of the book; `nil` if nothing is to be remembered.
  var environment: String? {
    guard !ignoresCache, let tool = Bundle.main.executablePath,
      let stamp = FileStamps.stamp(of: tool)
    else { return nil }
    guard !runsNothing else { return "\(stamp), nothing runs" }
    return runner.environment.map { "\(stamp), \($0)" }
  }
}
