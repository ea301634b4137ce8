import Diagnostics
import Foundation
import SnippetCompiling
import SnippetMessages
import SnippetNotation
package import SnippetRunning
import SpeechRules

extension SnippetRunner {
  /// The languages that files can be spoken in, as BCP 47 tags.
  package static var languages: [String] { SpeechSettings.supportedLanguages }

  /// Compiles Swift files, runs them and tells what is heard of their views and controllers.
  ///
  /// That something does not compile, crashes or never ends is a finding at its line; what else the
  /// files hold is spoken all the same.
  ///
  /// - Parameters:
  ///   - request: the files, and how they are to be heard.
  ///   - progress: told what is going on.
  package func speak(
    _ request: SpeakingRequest,
    progress: @escaping @Sendable (CheckProgress) -> Void = { _ in }
  ) async -> SpokenFiles {
    var spoken = SpokenFiles()
    let language = request.settings.language
    spoken.errors =
      request.script.unknownWords(for: request.technology, language: language)
      + request.brokenExpressions
    if let missing = toolchain.missingPart() { spoken.errors = [missing] }
    guard spoken.errors.isEmpty else { return spoken }
    do {
      let modules = ImportableModules(
        samples: [],
        package: try await build(request.package, progress)
      )
      let speaker = FileSpeaker(
        request: request,
        modules: modules,
        runner: self,
        progress: progress
      )
      return try await speaker.speak()
    } catch {
      spoken.errors = [finding(for: error)]
      return spoken
    }
  }
}
