package import AssistiveTechnology
import Diagnostics
import SnippetCompiling
package import SnippetMessages
package import SnippetNotation
import SourceText

/// What somebody wants to hear of Swift files.
package struct SpeakingRequest: Sendable {
  /// The files that are spoken; all of them are one module.
  package var files: [SwiftFile]
  /// Files of the same module that are not spoken.
  package var companions: [SwiftFile]
  /// Modules whose imports are left out.
  package var stubs: [String]
  /// The expressions to be spoken in place of everything the files hold, in the scope of the first.
  package var shows: [String]
  package var technology: TechnologyKind
  /// The gestures or commands; empty for a walk over all elements, or a show of names.
  package var script: GestureScript
  /// The device and what its user has chosen.
  package var settings: ScreenSettings
  /// The folder of a Swift package whose modules the files may import.
  package var package: String?

  package init(
    files: [SwiftFile],
    companions: [SwiftFile] = [],
    stubs: [String] = [],
    shows: [String] = [],
    technology: TechnologyKind = .voiceOver,
    script: GestureScript = GestureScript(),
    settings: ScreenSettings = ScreenSettings(language: "en"),
    package: String? = nil
  ) {
    self.files = files
    self.companions = companions
    self.stubs = stubs
    self.shows = shows
    self.technology = technology
    self.script = script
    self.settings = settings
    self.package = package
  }
}

extension SpeakingRequest {
  /// The expressions in which something is open or missing; among other code they would spoil the code
  /// after them.
  var brokenExpressions: [Diagnostic] {
    var line = 1
    return shows.compactMap { expression in
      defer { line += SourceLines(expression).count }
      guard !SplitSource(expression).isWellFormed else { return nil }
      return Diagnostic(
        .doesNotCompile,
        at: SourceLocation(path: Program.Speech.Offer.askedPath, line: line, column: 1),
        "'\(expression)' is no whole expression",
        help: "look whether a bracket or a quotation mark is missing"
      )
    }
  }
}
