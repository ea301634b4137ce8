import Diagnostics
import SnippetNotation
import SnippetRunning

/// Checks pages of concurrent tests together, as those of a book, because starting a compiler takes
/// longer than compiling a page.
actor PageBatch {
  static let shared = PageBatch()

  private struct Request {
    var chapter: ChapterSource
    var answer: CheckedContinuation<SnippetCheck, Never>
  }

  private var requests: [Request] = []
  private var isChecking = false

  /// Checks a page, whose path must be unique.
  func check(_ chapter: ChapterSource) async -> SnippetCheck {
    await withCheckedContinuation { answer in
      requests.append(Request(chapter: chapter, answer: answer))
      if !isChecking { Task { await checkAll() } }
      isChecking = true
    }
  }

  /// Waits briefly for other tests, then checks all pages, and those that arrive meanwhile.
  private func checkAll() async {
    while !requests.isEmpty {
      try? await Task.sleep(for: .milliseconds(150))
      let batch = requests
      requests = []
      let check = await SnippetRunner(toolchain: Page.toolchain).check(batch.map(\.chapter))
      for request in batch {
        request.answer.resume(returning: check.part(about: request.chapter.path))
      }
    }
    isChecking = false
  }
}

extension SnippetCheck {
  /// The results for one page, and findings without a location.
  fileprivate func part(about path: String) -> SnippetCheck {
    var part = SnippetReport(
      verdicts: report.verdicts.filter { $0.key.path == path },
      diagnostics: report.diagnostics.filter { $0.location == nil || $0.location?.path == path }
    )
    part.brokenPromises = report.brokenPromises.filter { $0.key.path == path }
    return SnippetCheck(report: part, updates: updates.filter { $0.path == path })
  }
}
