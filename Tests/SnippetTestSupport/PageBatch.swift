import Diagnostics
import SnippetNotation
import SnippetRunning

/// Checks the pages that tests ask about at nearly the same time together, as those of a book are:
/// starting a compiler takes longer than compiling a page.
actor PageBatch {
  /// The batch that all suites share.
  static let shared = PageBatch()

  private struct Request {
    var chapter: ChapterSource
    var answer: CheckedContinuation<SnippetCheck, Never>
  }

  private var requests: [Request] = []

  /// Checks a page, whose path no other page may have.
  func check(_ chapter: ChapterSource) async -> SnippetCheck {
    await withCheckedContinuation { answer in
      requests.append(Request(chapter: chapter, answer: answer))
      if requests.count == 1 { Task { await checkSoon() } }
    }
  }

  /// Waits a moment for other tests and checks what came together.
  private func checkSoon() async {
    try? await Task.sleep(for: .milliseconds(150))
    let batch = requests
    requests = []
    let check = await SnippetRunner(toolchain: Page.toolchain).check(batch.map(\.chapter))
    for request in batch {
      request.answer.resume(returning: check.part(about: request.chapter.path))
    }
  }
}

extension SnippetCheck {
  /// What was found out about one page, and what has no place on any.
  fileprivate func part(about path: String) -> SnippetCheck {
    SnippetCheck(
      report: SnippetReport(
        verdicts: report.verdicts.filter { $0.key.path == path },
        diagnostics: report.diagnostics.filter { $0.location == nil || $0.location?.path == path }
      ),
      updates: updates.filter { $0.path == path }
    )
  }
}
