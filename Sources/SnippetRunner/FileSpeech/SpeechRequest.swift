package import AssistiveTechnology
import Diagnostics
import SnippetCompiling
package import SnippetMessages
package import SnippetNotation
import SourceText

package struct SpeechRequest: Sendable {
  package var files: [SwiftFile]
  package var companions: [SwiftFile]
  package var stubs: [String]
  /// Expressions to show instead of the views in the files, in the scope of the first file.
  package var shows: [String]
  package var technology: TechnologyKind
  /// Gestures or commands.
  ///
  /// If empty, all elements are visited or, in Voice Control, names are shown.
  package var script: GestureScript
  package var settings: ScreenSettings
  package var package: String?
  /// Calls that create views which need arguments, by name of the view.
  var creations: [String: String] = [:]
  /// Calls that give views of UIKit their content, by name of the view; `nil` outside an app.
  var contents: [String: String]?
  /// Modifiers that follow the creation of a SwiftUI view.
  var environment = ""
  /// Whether files with previews show nothing else.
  package var previewsOnly = false
  /// Whether the buttons of each screen are pressed, in runs of their own.
  package var pressesButtons = false
  /// More arguments of the compiler; files are built as an app in Debug.
  var compilerArguments = ["-D", "DEBUG"]
  /// Of one run of the compiler, in seconds; `nil` for the usual one.
  var compilerLimit: Double?
  let memory = ModuleMemory()
  let outlines = TextMemory<FileOutline>()

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

extension SpeechRequest {
  /// Errors for incomplete expressions, which would break the generated code after them.
  var brokenExpressions: [Diagnostic] {
    var line = 1
    return shows.compactMap { expression in
      defer { line += SourceLines(expression).count }
      guard !SplitSource(expression).isWellFormed else { return nil }
      return Diagnostic(
        .doesNotCompile,
        at: SourceLocation(
          path: Program.Speech.ScreenCandidate.showOptionPath,
          line: line,
          column: 1
        ),
        "'\(expression)' is not a complete expression",
        help: "check for a missing bracket or quotation mark"
      )
    }
  }
}
