import Foundation
import Testing

/// A line or a few that people or VoiceOver itself were heard to say about a view.
///
/// `docs/conformance.md` describes the keys of the files in `Tests/Conformance`.
struct ConformanceCase: Decodable, Sendable, CustomTestStringConvertible {
  var id: String
  var rules: [String]
  var capture: CapturedLine?
  var framework: String?
  var language: String?
  var system: String?
  var certainty: String?
  var sources: [String]?
  var element: ElementDescription?
  var swift: String?
  var show: String?
  var gestures: [String]?
  var tool: String?
  var expected: [String]?
  var absent: [String]?
  var complete: Bool?
  var differs: String?
  var notComputed: String?

  var testDescription: String { id }

  struct CapturedLine: Decodable, Sendable {
    var recording: String
    var line: Int
  }

  /// Fills in what a recording knows about the line.
  func completed(from recordings: [String: Recording]) throws -> ConformanceCase {
    guard let capture else { return self }
    let recording = try #require(recordings[capture.recording], "\(id)")
    let lines = recording.screens.flatMap(\.lines)
    try #require(lines.indices.contains(capture.line - 1), "\(id)")
    let line = lines[capture.line - 1]
    var complete = self
    complete.framework = framework ?? line.shown?.framework
    complete.language = language ?? recording.language
    complete.system = system ?? recording.namedSystem
    complete.certainty = certainty ?? "H"
    complete.sources = sources ?? [recording.address]
    complete.expected = expected ?? [recording.words(of: line)]
    return complete
  }
}

/// The properties of an element, for models that don't run Swift.
struct ElementDescription: Decodable, Sendable {
  var label: String?
  var value: String?
  var hint: String?
  var traits: [String]?
  var actions: [String]?
}
