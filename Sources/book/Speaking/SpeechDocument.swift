import AssistiveTechnology
import Diagnostics
import FileSpeech
import Foundation
import SourceText

/// The output of `book say --format json`.
///
/// `docs/book-say.md` and `docs/schemas/say.schema.json` describe every key.
struct SpeechDocument: Encodable {
  /// The version of the format.
  ///
  /// It increases when a key is removed or changes its meaning.
  let version = 1
  let settings: [String: String]
  let views: [View]
  let skipped: [Skipped]
  let notes: [Skipped]
  let printed: [Printed]
  let errors: [Diagnostic]

  struct View: Encodable {
    let name: String
    let location: SourceLocation
    let stops: Int
    let lines: [String]
    let entries: [SpeechEntry]
    let warnings: [Diagnostic]
  }

  struct Skipped: Encodable {
    let name: String?
    let reason: String
    let location: SourceLocation
  }

  struct Printed: Encodable {
    let path: String
    let lines: [String]
  }

  init(_ spoken: SpokenFiles, settings: KeyValuePairs<String, String>) {
    self.settings = Dictionary(settings.map { ($0.key, $0.value) }) { first, _ in first }
    views = spoken.screens.map { screen in
      View(
        name: screen.name,
        location: screen.location,
        stops: screen.stops,
        lines: screen.transcript.lines,
        entries: SpeechEntry.entries(of: screen),
        warnings: screen.warnings
      )
    }
    skipped = spoken.skipped.map {
      Skipped(name: $0.name, reason: $0.reason, location: $0.location)
    }
    let place = spoken.screens.first?.location ?? spoken.errors.first?.location
    let sliceNotes = spoken.slice?.notes ?? []
    notes =
      sliceNotes.map {
        Skipped(name: nil, reason: $0, location: place ?? SourceLocation(path: ""))
      }
      + (spoken.slice?.cuts ?? []).map {
        Skipped(name: nil, reason: "left out: \($0.text) (\($0.reason))", location: $0.location)
      }
      + spoken.notes.map { Skipped(name: nil, reason: $0.text, location: $0.location) }
    printed = spoken.outputs.map { Printed(path: $0.path, lines: $0.lines) }
    errors = spoken.errors.sortedByLocation()
  }

  func json() throws -> String {
    let data = try JSONEncoder.readable.encode(self)
    return String(decoding: data, as: UTF8.self).withEscapedControlsInJSON + "\n"
  }
}
