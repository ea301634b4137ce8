package import AppReading
import SnippetCompiling
package import SnippetRunning

extension SnippetRunner {
  /// Uses one core at a time for each file of an app, because others are spoken at the same time.
  package var onOneCore: SnippetRunner {
    var runner = self
    runner.toolchain.processes = 1
    return runner
  }

  /// Speaks files of an app, with what they need of the rest of the app.
  package func speak(
    _ request: SpeechRequest,
    in index: AppIndex,
    texts: AppTexts,
    progress: @escaping @Sendable (CheckProgress) -> Void = { _ in }
  ) async -> SpokenFiles {
    if let missing = toolchain.missingComponent() { return SpokenFiles(errors: [missing]) }
    let broken = request.brokenExpressions
    guard broken.isEmpty else { return SpokenFiles(errors: broken) }
    do {
      return try await AppSpeaker(
        request: request,
        index: index,
        texts: texts,
        runner: self,
        progress: progress
      )
      .speak()
    } catch {
      return SpokenFiles(errors: [finding(for: error)])
    }
  }
}
