package import AssistiveTechnology
package import SnippetNotation

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
  /// The assistive technology.
  package var technology: TechnologyKind
  /// The gestures or commands; empty for a walk over all elements, or a show of names.
  package var script: GestureScript
  /// The settings as a fence has them, such as `lang=ru`.
  package var options: [String]
  /// The folder of a Swift package whose modules the files may import.
  package var package: String?

  /// Creates a request; an iPhone in English unless the options say otherwise.
  package init(
    files: [SwiftFile],
    companions: [SwiftFile] = [],
    stubs: [String] = [],
    shows: [String] = [],
    technology: TechnologyKind = .voiceOver,
    script: GestureScript = GestureScript(),
    options: [String] = [],
    package: String? = nil
  ) {
    self.files = files
    self.companions = companions
    self.stubs = stubs
    self.shows = shows
    self.technology = technology
    self.script = script
    self.options = options
    self.package = package
  }
}
